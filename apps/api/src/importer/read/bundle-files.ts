import type { Bundle } from "@showroom/api-contract/bundle/bundle";

interface NamedFile {
  readonly file: string;
  /** Path in the bundle that names the file. */
  readonly path: string;
}

/** Every picture and film that a bundle names. */
export function filesOf(bundle: Bundle): NamedFile[] {
  const found: NamedFile[] = [];
  const add = (file: string | null, path: string): void => {
    if (file !== null) found.push({ file, path });
  };
  const addAll = (files: readonly string[], path: string): void =>
    files.forEach((file, at) => add(file, `${path}[${at}]`));

  bundle.organisations.forEach((organisation, at) => {
    add(organisation.companyLogo, `organisations[${at}].companyLogo`);
    addAll(organisation.showroomImages, `organisations[${at}].showroomImages`);
  });
  add(bundle.project.headerImage, "project.headerImage");
  addAll(bundle.project.images, "project.images");
  add(bundle.project.introductionFilm, "project.introductionFilm");
  add(bundle.project.introductionCaptions, "project.introductionCaptions");
  bundle.houseTypes.forEach((houseType, at) =>
    houseType.pages.forEach((page, pageAt) => {
      const path = `houseTypes[${at}].pages[${pageAt}]`;
      addAll(page.pageImages, `${path}.pageImages`);
      page.topViews.forEach((view, viewAt) => add(view.image, `${path}.topViews[${viewAt}].image`));
    }),
  );
  bundle.products.forEach((product, at) => addAll(product.images, `products[${at}].images`));
  bundle.packages.forEach((entry, at) => addAll(entry.images, `packages[${at}].images`));
  bundle.tileOptions.forEach((option, at) => add(option.image, `tileOptions[${at}].image`));
  bundle.floorMaterials.forEach((material, at) => addAll(material.images, `floorMaterials[${at}].images`));
  bundle.floors.forEach((floor, at) => {
    addAll(floor.images, `floors[${at}].images`);
    addAll(floor.roomImages, `floors[${at}].roomImages`);
  });
  bundle.baseboards.forEach((baseboard, at) => addAll(baseboard.images, `baseboards[${at}].images`));
  return found;
}

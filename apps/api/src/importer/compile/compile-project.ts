import type { RoomName } from "@showroom/domain/model/product";
import type { RoomPosition } from "@showroom/domain/model/room-position";
import { PROJECT_STATUS, type HouseType } from "@showroom/domain/model/project";
import type { ProjectDocument } from "../../database/schema/catalogue.ts";
import { compileOutline } from "./compile-pages.ts";
import { present, type BundleHouseType, type Compiler } from "./compiler.ts";
import { sanitizeBlock } from "./sanitize.ts";

/** The plan of a room; empty for the standard layout. */
const positionsOf = ({ positions }: BundleHouseType, name: RoomName): readonly RoomPosition[] =>
  positions.flatMap(({ room, ...position }) => (room === name ? [position] : []));

function compileHouseType(compiler: Compiler, houseType: BundleHouseType, projectId: number): HouseType {
  const id = compiler.ids.of("houseType", houseType.key);
  return {
    id,
    name: houseType.name,
    amountFloorsM2: houseType.amountFloorsM2,
    amountBaseboards: houseType.amountBaseboards,
    projectId,
    pages: houseType.pages.map((page, order) => compileOutline(compiler, houseType, page, order)),
    roomVariables: houseType.rooms.map((room) => ({
      ...room,
      houseTypeId: id,
      ...(positionsOf(houseType, room.name).length > 0 && { positions: positionsOf(houseType, room.name) }),
    })),
  };
}

function compileFilm({ bundle, media }: Compiler): ProjectDocument["introductionFilm"] {
  const { introductionFilm: film, introductionCaptions: captions } = bundle.project;
  if (film === null) return null;
  const reference = (file: string) => ({ public_id: media(file).public_id });
  return { film: reference(film), captions: captions === null ? null : reference(captions) };
}

/** Compiles the project document. */
export function compileProject(compiler: Compiler, projectId: number): ProjectDocument {
  const { project, organisations, houseTypes, contentBlocks } = compiler.bundle;
  const organisation = (key: string) =>
    present(
      organisations.find((entry) => entry.key === key),
      `organisation ${key}`,
    );
  const { name, address, postalCode, city, phone, email } = organisation(project.showroom);
  const contractor = organisation(project.contractor);
  return {
    id: projectId,
    name: project.name,
    backendLabel: project.backendLabel,
    slug: project.slug,
    url: `/projects/${project.slug}`,
    status: project.status ?? PROJECT_STATUS.concept,
    enableLabour: project.enableLabour,
    enableDiscount: project.enableDiscount,
    enableShowroom: project.enableShowroom,
    hasHardPrices: project.hasHardPrices,
    images: project.images.map(compiler.media),
    headerImage: project.headerImage === null ? null : compiler.media(project.headerImage),
    introductionFilm: compileFilm(compiler),
    hasTerms: contentBlocks.some(({ key, status, body }) => key === "TERMS" && status !== "concept" && body !== ""),
    options: project.options.map((option) => ({ id: compiler.ids.of("option", option.key), name: option.name })),
    houseTypes: houseTypes.map((houseType) => compileHouseType(compiler, houseType, projectId)),
    showroom: { name, address, postalCode, city, phone, email },
    contractor: {
      name: contractor.name,
      companyLogo:
        contractor.companyLogo === null ? null : { public_id: compiler.media(contractor.companyLogo).public_id },
    },
    priceNoticeFrom: project.priceNoticeFrom,
    submissionMail: project.submissionMail,
    priceGroup: project.priceGroup,
    floorPriceGroup: project.floorPriceGroup,
    wallTileLaborPrice: project.wallTileLaborPrice,
    floorTileLaborPrice: project.floorTileLaborPrice,
    wallTileCuttingLoss: project.wallTileCuttingLoss,
    floorTileCuttingLoss: project.floorTileCuttingLoss,
    tileInstallationCodes: project.tileInstallationCodes.map((code) => ({
      id: compiler.ids.of("code", code.code),
      ...code,
    })),
    submitOptions: project.submitOptions.map(({ key, content, confirmationContent, ...option }) => ({
      ...option,
      id: compiler.ids.of("submitOption", key),
      content: sanitizeBlock(content),
      confirmationContent: sanitizeBlock(confirmationContent),
    })),
    website: project.website,
    hasFloors: project.hasFloors,
    alwaysCeilingHigh: project.alwaysCeilingHigh,
    hasTiles: project.hasTiles,
    hasSanitary: project.hasSanitary,
    hasAppointments: project.hasAppointments,
    hideTilePrices: project.hideTilePrices,
    hasTileOptions: project.hasTileOptions,
    hideOverviewFromSummary: project.hideOverviewFromSummary,
    outOfOfficeStart: project.outOfOfficeStart,
    outOfOfficeEnd: project.outOfOfficeEnd,
    outOfOfficeEnabled: project.outOfOfficeEnabled,
    discounts: project.discounts.map(({ key, name: discountName, rules }) => ({
      id: compiler.ids.of("discount", key),
      name: discountName,
      rules,
    })),
  };
}

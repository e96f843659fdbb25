/** The stored picture of a step, shown before the application has loaded (`use-first-pictures.ts`). */
import { address } from "@showroom/api-client/address";
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";
import { PATHS } from "@showroom/api-contract/paths";
import { PICTURE_PLACE } from "./protocol.ts";
import type { FirstPictures } from "./protocol.ts";
import { headersWith } from "./reads.ts";

/**
 * The place of the picture in the page, as soon as the browser has parsed it. Null when the step shows no room, or when the application
 * has replaced the page's content.
 */
async function findPlace(): Promise<HTMLElement | null> {
  for (;;) {
    const place = document.querySelector<HTMLElement>("[data-picture-place]");
    if (place !== null || document.readyState !== "loading") return place;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Shows a picture in the page. Resolves when it has arrived. */
async function show({ url, width, height }: StepPicture): Promise<void> {
  const place = await findPlace();
  if (place === null) return;
  const image = Object.assign(new Image(), { alt: "", fetchPriority: "high", src: url });
  image.className = place.dataset[PICTURE_PLACE] ?? "";
  image.dataset["ready"] = "";
  if (width !== null && height !== null) {
    place.style.setProperty("--ratio", String(width / height));
    if (width <= height) place.dataset["upright"] = "true";
  }
  place.append(image);
  await image.decode();
}

/**
 * Shows the picture of a step with the saved choices.
 * @param found called with all pictures before the first one is shown
 */
export async function showPicture(
  token: string,
  { projectId, stepNumber }: Omit<FirstPictures, "pictures">,
  found: (pictures: FirstPictures) => void,
): Promise<void> {
  const width = Math.max(1, Math.round(window.innerWidth * window.devicePixelRatio));
  const path = address({ path: PATHS.stepPictures }, { projectId, stepNumber }, { width });
  const answer = await fetch(path, { headers: headersWith(token) });
  if (!answer.ok) return;
  const pictures = (await answer.json()) as StepPicture[];
  const [picture] = pictures;
  if (picture === undefined) return;
  found({ projectId, stepNumber, pictures });
  await show(picture);
}

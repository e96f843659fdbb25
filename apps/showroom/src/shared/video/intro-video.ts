import { originalUrl } from "@showroom/api-contract/image-url";
import type { Project } from "@showroom/domain/model/project";

export interface IntroVideo {
  /** The video in several formats; the browser plays the first one that it supports. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** Address of the picture that is shown until the video plays. */
  readonly poster?: string;
  /** Address of its Dutch captions. */
  readonly captions?: string;
}

const FILM_TYPES: Readonly<Record<string, string>> = { mp4: "video/mp4", webm: "video/webm" };

/** The project's own film; without one, one for projects whose showroom is open and one where it opens later. */
export function introVideo(
  { enableShowroom, introductionFilm }: Pick<Project, "enableShowroom" | "introductionFilm">,
  imageBaseUrl: string,
): IntroVideo {
  if (introductionFilm) {
    const { film, captions } = introductionFilm;
    const type = FILM_TYPES[film.public_id.split(".").at(-1) ?? ""] ?? "video/mp4";
    return {
      sources: [{ address: originalUrl(imageBaseUrl, film.public_id), type }],
      ...(captions && { captions: originalUrl(imageBaseUrl, captions.public_id) }),
    };
  }
  const name = enableShowroom ? "intro-showroom" : "intro-project";
  return {
    sources: [
      { address: `/media/${name}.webm`, type: "video/webm" },
      { address: `/media/${name}.mp4`, type: "video/mp4" },
    ],
    poster: `/media/${name}.webp`,
    captions: `/media/${name}.nl.vtt`,
  };
}

export interface IntroVideo {
  /** The film in the forms that browsers play; the first one that fits is taken. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** Address of the picture that stands there until the film plays. */
  readonly poster: string;
  /** Address of its Dutch captions. */
  readonly captions: string;
}

/** The introduction differs for projects whose showroom is open and those where it opens later. */
export function introVideo(enableShowroom: boolean): IntroVideo {
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

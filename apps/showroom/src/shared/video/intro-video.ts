export interface IntroVideo {
  /** The video in several formats; the browser plays the first one that it supports. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** Address of the picture that is shown until the video plays. */
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

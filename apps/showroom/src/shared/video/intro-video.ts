export interface IntroVideo {
  /** Address of the film. */
  readonly source: string;
  /** Address of its Dutch captions. */
  readonly captions: string;
}

/** The introduction differs for projects whose showroom is open and those where it opens later. */
export function introVideo(enableShowroom: boolean): IntroVideo {
  const name = enableShowroom ? "intro-showroom" : "intro-project";
  return { source: `/media/${name}.webm`, captions: `/media/${name}.nl.vtt` };
}

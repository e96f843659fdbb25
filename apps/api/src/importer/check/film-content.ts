import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Whether a film or subtitle file matches its extension, from its first bytes. */
export function looksLike(extension: string, start: Buffer): boolean {
  switch (extension) {
    case ".mp4":
      return start.subarray(4, 8).toString("latin1") === "ftyp";
    case ".webm":
      return start.subarray(0, 4).equals(EBML);
    case ".vtt":
      return start
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .startsWith("WEBVTT");
    default:
      return true;
  }
}

/** An introduction without captions, which people who are deaf or hard of hearing cannot follow. */
export function findFilmWithoutCaptions({ project }: Bundle): Remark[] {
  const { introductionFilm, introductionCaptions } = project;
  return introductionFilm !== null && introductionCaptions === null
    ? [{ path: "project.introductionCaptions", reason: "de introductiefilm heeft geen ondertitels (.vtt)" }]
    : [];
}

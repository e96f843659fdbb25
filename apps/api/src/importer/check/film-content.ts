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

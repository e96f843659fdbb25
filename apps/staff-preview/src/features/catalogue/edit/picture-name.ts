import { slugOf } from "../slug-of.ts";

/** The name of an added picture in the catalogue: `Foto straat.JPEG` gives `images/foto-straat.jpg`. */
export function pictureName(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  const stem = slugOf(dot < 0 ? fileName : fileName.slice(0, dot)) || "foto";
  const extension =
    dot < 0
      ? ""
      : fileName
          .slice(dot)
          .toLowerCase()
          .replace(/^\.jpeg$/, ".jpg");
  return `images/${stem}${extension}`;
}

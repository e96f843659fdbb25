import { extname } from "node:path";
import sharp from "sharp";
import { PIXEL_LIMIT } from "../../images/image-store.ts";
import { looksLike } from "../check/film-content.ts";

/** The specification's maximum upload to the image store, in bytes. */
export const MOST_FILE_BYTES = 26_214_400;
/** Largest picture that is opened to be made smaller, in pixels. */
const LARGEST_OPENED = 400_000_000;
/** Longest side of a picture that was made smaller, in pixels. */
const REDUCED_SIDE = 4_000;
const FORMATS: Readonly<Record<string, string>> = { ".webp": "webp", ".jpg": "jpeg", ".png": "png", ".svg": "svg" };

/** Files that are no picture of the showroom, by extension. */
const OTHERS: Readonly<Record<string, string>> = {
  heic: "een HEIC-foto, zoals een iPhone die maakt",
  heif: "een HEIF-foto, zoals een iPhone die maakt",
  avif: "een AVIF-foto",
  tif: "een TIFF-bestand",
  tiff: "een TIFF-bestand",
  pdf: "een PDF",
  gif: "een GIF",
  bmp: "een BMP-bestand",
  psd: "een Photoshop-bestand",
  ai: "een Illustrator-bestand",
  eps: "een EPS-bestand",
  mov: "een film van QuickTime",
  avi: "een AVI-film",
  doc: "een document",
  docx: "een document",
};
const FILMS = new Set(["mov", "avi"]);

/** What a file name is instead of a picture or film, with what to do; null for one that can be used. */
export function nameFault(name: string): string | null {
  const extension = extname(name).slice(1).toLowerCase();
  if (extension === "") return "heeft geen extensie; noem het bestand met .jpg, .png, .webp of .svg erachter";
  const other = OTHERS[extension];
  if (other !== undefined) return `is ${other}; bewaar het als ${FILMS.has(extension) ? "mp4" : "jpg"}`;
  if (/^(?:webp|jpe?g|png|svg|mp4|webm|vtt)$/.test(extension)) return null;
  return `eindigt op .${extension}; hier hoort .jpg, .png, .webp, .svg, .mp4, .webm of .vtt`;
}

/** The extension that suits the content, from its first bytes; null when it is not known. */
function typeOf(content: Buffer): string | null {
  const start = content.subarray(0, 16).toString("latin1");
  if (start.startsWith("\u00FF\u00D8\u00FF")) return "jpg";
  if (start.startsWith("\u0089PNG")) return "png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp";
  if (start.startsWith("GIF8")) return "gif";
  if (start.startsWith("%PDF")) return "pdf";
  if (start.startsWith("II*\0") || start.startsWith("MM\0*")) return "tiff";
  if (start.startsWith("BM")) return "bmp";
  if (start.startsWith("8BPS")) return "psd";
  if (start.slice(4, 8) === "ftyp") return /hei|hevc|mif1|msf1/.test(start.slice(8)) ? "heic" : "mp4";
  return null;
}

/** Whether a picture ends before its end, as after a download that broke off. */
function isCutOff(type: string, content: Buffer): boolean {
  const end = content.subarray(-4_096).toString("latin1");
  if (type === "jpg") return !end.includes("\u00FF\u00D9");
  if (type === "png") return !end.includes("IEND");
  return type === "webp" && content.length < content.readUInt32LE(4) + 8;
}

export interface PreparedFile {
  readonly content: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  /** What was changed; null when the file is used as it is. */
  readonly remark: string | null;
}

/** Thrown for a file that cannot be used; the message follows its name. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

async function reduce(content: Buffer, was: string): Promise<PreparedFile> {
  const { data, info } = await sharp(content, { limitInputPixels: LARGEST_OPENED })
    .rotate()
    .resize({ width: REDUCED_SIDE, height: REDUCED_SIDE, fit: "inside", withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  if (data.length > MOST_FILE_BYTES) throw new FileFault(`is groter dan ${MOST_FILE_BYTES / 2 ** 20} MB`);
  const limits = `hoogstens ${PIXEL_LIMIT / 1_000_000} miljoen beeldpunten en ${MOST_FILE_BYTES / 2 ** 20} MB`;
  return {
    content: data,
    width: info.width,
    height: info.height,
    remark: `was te groot (${was}; ${limits}) en is verkleind tot ${info.width} × ${info.height}`,
  };
}

/**
 * Checks that a picture or film is what its name says and is whole, and makes a picture that is too large smaller.
 * @throws FileFault
 */
export async function prepareFile(name: string, content: Buffer): Promise<PreparedFile> {
  const extension = extname(name);
  const tooLarge = content.length > MOST_FILE_BYTES;
  if (content.length === 0) throw new FileFault("is leeg");
  const format = FORMATS[extension];
  if (format === undefined) {
    if (tooLarge) throw new FileFault(`is groter dan ${MOST_FILE_BYTES / 2 ** 20} MB`);
    const isOdd = !looksLike(extension, content.subarray(0, 64));
    if (isOdd) throw new FileFault(`is geen ${extension.slice(1)}: de inhoud is iets anders`);
    return { content, width: null, height: null, remark: null };
  }
  const type = typeOf(content);
  const own = extension.slice(1);
  if (type !== null && type !== own) {
    const other = OTHERS[type];
    throw new FileFault(
      other === undefined
        ? `is geen ${own}, maar een ${type}; geef het bestand die extensie`
        : `is geen ${own}, maar ${other}; bewaar het als jpg`,
    );
  }
  if (type !== null && isCutOff(type, content))
    throw new FileFault("is afgebroken: het einde van de foto ontbreekt; kopieer het bestand opnieuw");
  const found = await sharp(content, { limitInputPixels: LARGEST_OPENED })
    .metadata()
    .catch(() => null);
  if (found?.format !== format) throw new FileFault(`is geen ${own} die te openen is`);
  const { width, height } = found;
  if (width * height > LARGEST_OPENED)
    throw new FileFault(`heeft meer dan ${LARGEST_OPENED / 1_000_000} miljoen beeldpunten; maak de foto kleiner`);
  const isReduced = extension !== ".svg" && (tooLarge || width * height > PIXEL_LIMIT);
  return isReduced ? await reduce(content, `${width} × ${height}`) : { content, width, height, remark: null };
}

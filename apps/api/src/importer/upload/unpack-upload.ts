import { basename, dirname, extname } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { fromBufferPromise, type Entry } from "yauzl";
import { PIXEL_LIMIT } from "../../images/image-store.ts";
import { looksLike } from "../check/film-content.ts";
import type { Finding } from "../findings/finding.ts";

/** Largest number of files in an upload, so that a small upload cannot fill the disk. */
const MOST_FILES = 3_000;
/** Largest size of one file, and of all files together, in bytes. */
const LARGEST_FILE = 26_214_400;
const LARGEST_WHOLE = 100 * 1024 * 1024;
/** What computers add to a zip by themselves. */
const ADDED = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|~\$)/i;
const CATALOGUE = /\.xlsx$|^bundle\.json$/i;
const NAME = /^images\/[a-z0-9/_.-]+\.(webp|jpg|png|svg|mp4|webm|vtt)$/;
const FORMATS: Readonly<Record<string, string>> = { ".webp": "webp", ".jpg": "jpeg", ".png": "png", ".svg": "svg" };

/** A workbook or a `bundle.json`, as it was uploaded: alone, or with pictures in a zip. */
export interface UploadedFile {
  readonly fileName: string;
  readonly content: Buffer;
}

export interface UnpackedUpload {
  /** Null for pictures alone. */
  readonly catalogue: UploadedFile | null;
  /** By path in the bundle. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly findings: readonly Finding[];
}

/** Files by their path in the zip. */
interface Unzipped {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly findings: readonly Finding[];
}

const finding = (level: Finding["level"], file: string, path: string, reason: string): Finding => ({
  level,
  file,
  path,
  article: null,
  reason,
});

/** Decompresses a zip within the limits. The library refuses names that lead elsewhere, and sizes that are not true. */
async function unzip({ fileName, content }: UploadedFile): Promise<Unzipped> {
  const refused = (path: string, reason: string): Unzipped => ({
    files: new Map(),
    findings: [finding("error", fileName, path, reason)],
  });
  const files = new Map<string, Buffer>();
  let whole = 0;
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    if (zip.entryCount > MOST_FILES) return refused("", `heeft meer dan ${MOST_FILES} bestanden`);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || ADDED.test(entry.fileName)) continue;
      const reason = refusalOf(entry);
      if (reason !== null) return refused(entry.fileName, reason);
      whole += entry.uncompressedSize;
      if (whole > LARGEST_WHOLE) return refused("", `is uitgepakt groter dan ${LARGEST_WHOLE / 2 ** 20} MB`);
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch {
    return refused("", "dit is geen zip-bestand dat veilig kan worden uitgepakt");
  }
  return { files, findings: [] };
}

function refusalOf(entry: Entry): string | null {
  if (entry.isEncrypted()) return "is met een wachtwoord beveiligd";
  return entry.uncompressedSize > LARGEST_FILE ? `is groter dan ${LARGEST_FILE / 2 ** 20} MB` : null;
}

/** The path in the bundle of a file that lies in `root`: below images, in lower case. */
function nameOf(path: string, root: string): string {
  const inner = (root === "." ? path : path.slice(root.length + 1)).toLowerCase().replace(/\.jpeg$/, ".jpg");
  return inner.startsWith("images/") ? inner : `images/${inner}`;
}

/** Whether the content is of the type that the name says. */
async function isOfItsType(name: string, content: Buffer): Promise<boolean> {
  const format = FORMATS[extname(name)];
  if (format === undefined) return looksLike(extname(name), content.subarray(0, 64));
  const found = await sharp(content, { limitInputPixels: PIXEL_LIMIT })
    .metadata()
    .catch(() => null);
  return found?.format === format;
}

/** What is wrong with a picture or film; null when nothing is. */
export async function findPictureFault(name: string, content: Buffer): Promise<string | null> {
  if (!NAME.test(name)) return "dit is geen naam van een foto of film";
  if (content.length > LARGEST_FILE) return `is groter dan ${LARGEST_FILE / 2 ** 20} MB`;
  return (await isOfItsType(name, content)) ? null : `de inhoud is geen ${extname(name).slice(1)}`;
}

/** The folder of a zip without a catalogue: the one that holds images, or the only one. */
function rootOfPictures(paths: readonly string[]): string {
  const tops = new Set(paths.map((path) => path.split("/")[0] ?? ""));
  const [top = ""] = tops;
  const isOnlyFolder = tops.size === 1 && paths.every((path) => path.includes("/"));
  return isOnlyFolder && top.toLowerCase() !== "images" ? top : ".";
}

/** Unpacks an upload: a workbook, a `bundle.json`, or a zip with one of them, pictures, or both. */
export async function unpackUpload(upload: UploadedFile): Promise<UnpackedUpload> {
  if (!upload.fileName.toLowerCase().endsWith(".zip")) return { catalogue: upload, pictures: new Map(), findings: [] };
  const { files, findings } = await unzip(upload);
  const all: Finding[] = [...findings];
  const catalogues = [...files.keys()].filter((path) => CATALOGUE.test(basename(path)));
  const [main] = catalogues;
  if (catalogues.length > 1)
    all.push(finding("error", upload.fileName, catalogues.join(", "), "er mag maar één catalogus in de zip staan"));
  const root = main === undefined ? rootOfPictures([...files.keys()]) : dirname(main);
  const pictures = new Map<string, Buffer>();
  for (const [path, content] of files) {
    if (catalogues.includes(path)) continue;
    const name = nameOf(path, root);
    if (!NAME.test(name))
      all.push(finding("warning", upload.fileName, path, "wordt niet gebruikt: dit is geen naam van een foto of film"));
    else if (!(await isOfItsType(name, content)))
      all.push(finding("error", upload.fileName, path, `de inhoud is geen ${extname(name).slice(1)}`));
    else if (pictures.has(name)) all.push(finding("error", upload.fileName, path, "deze naam komt twee keer voor"));
    else pictures.set(name, content);
  }
  if (main === undefined && pictures.size === 0 && all.length === 0)
    all.push(finding("error", upload.fileName, "", "hierin staan geen catalogus en geen foto's"));
  const content = main === undefined ? undefined : files.get(main);
  return {
    catalogue: main === undefined || content === undefined ? null : { fileName: basename(main), content },
    pictures,
    findings: all,
  };
}

import { basename, dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise, type Entry } from "yauzl";
import type { Finding } from "../findings/finding.ts";
import { FileFault, MOST_FILE_BYTES, nameFault, prepareFile } from "../read/prepare-file.ts";
import { fileName as pictureName } from "../workbook/cell-values.ts";
import { LARGEST_UNPACKED } from "../workbook/oversized-workbook.ts";

/** Largest number of files in an upload, so that a small upload cannot fill the disk. */
const MOST_FILES = 3_000;
/** What computers add to a zip by themselves, and what `showroom init` explains. */
const ADDED = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|~\$|LEES-MIJ\.md$)/i;
const CATALOGUE = /\.xlsx$|^bundle\.json$/i;
const NAME = /^images\/[a-z0-9/_.-]+\.(webp|jpg|png|svg|mp4|webm|vtt)$/;
/** A workbook or a `bundle.json`, as it was uploaded: alone, or with pictures in a zip. */
export interface UploadedFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/** Reads an uploaded file into memory. */
export const uploadedFile = async (file: File): Promise<UploadedFile> => ({
  fileName: file.name,
  content: Buffer.from(await file.arrayBuffer()),
});

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
      if (whole > LARGEST_UNPACKED) return refused("", `is uitgepakt groter dan ${LARGEST_UNPACKED / 2 ** 20} MB`);
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch {
    return refused("", "dit is geen zip-bestand dat veilig kan worden uitgepakt");
  }
  return { files, findings: [] };
}

function refusalOf(entry: Entry): string | null {
  if (entry.isEncrypted()) return "is met een wachtwoord beveiligd";
  return entry.uncompressedSize > MOST_FILE_BYTES ? `is groter dan ${MOST_FILE_BYTES / 2 ** 20} MB` : null;
}

/** The path in the bundle of a file that lies in `root`: below images, as a bundle writes names. */
const nameOf = (path: string, root: string): string => pictureName(root === "." ? path : path.slice(root.length + 1));

/** What is wrong with a picture or film; null when nothing is. */
export async function findPictureFault(name: string, content: Buffer): Promise<string | null> {
  if (!NAME.test(name)) return `wordt niet gebruikt: het bestand ${nameFault(name) ?? "heeft geen bruikbare naam"}`;
  try {
    // A picture that is sent alone is stored as it is.
    return (await prepareFile(name, content)).remark;
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
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
    const say = (level: Finding["level"], reason: string) => all.push(finding(level, upload.fileName, path, reason));
    if (!NAME.test(name)) {
      say("warning", `wordt niet gebruikt: het bestand ${nameFault(path) ?? "heeft geen bruikbare naam"}`);
      continue;
    }
    if (pictures.has(name)) {
      say("error", "deze naam komt twee keer voor");
      continue;
    }
    try {
      const prepared = await prepareFile(name, content);
      if (prepared.remark !== null) say("warning", prepared.remark);
      pictures.set(name, prepared.content);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      say("error", error.message);
    }
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

/** A PDF as a reader library sees its objects. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from "@cantoo/pdf-lib";

/** A clause with whether a document meets it. */
export type Checked = readonly [clause: string, holds: boolean];

/** A dictionary, or the one of a stream, by plain names. */
export interface Entries {
  readonly dict: PDFDict;
  readonly get: (name: string) => PDFObject | undefined;
  /** Empty when it is not a name. */
  readonly name: (name: string) => string;
  /** Empty when it is not a text. */
  readonly text: (name: string) => string;
  /** NaN when it is not a number. */
  readonly number: (name: string) => number;
  readonly flag: (name: string) => boolean;
  /** Empty when it is no dictionary. */
  readonly entries: (name: string) => Entries;
  /** Its items, or the one thing that it is; none when it is absent. */
  readonly list: (name: string) => readonly PDFObject[];
}

const textIn = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";

export const nameIn = (value: PDFObject | undefined): string => (value instanceof PDFName ? value.decodeText() : "");

export function entriesOf(value: PDFObject | undefined, context: PDFDict["context"]): Entries {
  const dict =
    value instanceof PDFStream ? value.dict : value instanceof PDFDict ? value : PDFDict.withContext(context);
  const get = (name: string): PDFObject | undefined => dict.lookup(PDFName.of(name));
  return {
    dict,
    get,
    name: (name) => nameIn(get(name)),
    text: (name) => textIn(get(name)),
    number: (name) => {
      const found = get(name);
      return found instanceof PDFNumber ? found.asNumber() : Number.NaN;
    },
    flag: (name) => get(name) === PDFBool.True,
    entries: (name) => entriesOf(get(name), context),
    list: (name) => {
      const found = get(name);
      if (found === undefined) return [];
      if (!(found instanceof PDFArray)) return [found];
      return found.asArray().flatMap((one) => context.lookup(one) ?? []);
    },
  };
}

export interface PdfObjects {
  /** As they are, each byte a character. */
  readonly raw: string;
  readonly of: (value: PDFObject | undefined) => Entries;
  readonly trailer: { readonly isEncrypted: boolean; readonly hasId: boolean };
  readonly catalog: Entries;
  readonly info: Entries;
  readonly pages: readonly Entries[];
  readonly all: readonly PDFObject[];
  /** Every dictionary and stream that is an object of its own. */
  readonly dictionaries: readonly Entries[];
  readonly streams: readonly PDFRawStream[];
  readonly decode: (stream: PDFObject | undefined) => Uint8Array;
}

export async function readObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  const { context } = document;
  const { trailerInfo } = context;
  const of = (value: PDFObject | undefined): Entries => entriesOf(value, context);
  const all = context.enumerateIndirectObjects().map(([, value]) => value);
  return {
    raw: Buffer.from(bytes).toString("latin1"),
    of,
    trailer: {
      isEncrypted: trailerInfo.Encrypt !== undefined,
      hasId: trailerInfo.ID !== undefined && context.lookup(trailerInfo.ID) instanceof PDFArray,
    },
    catalog: of(document.catalog),
    info: of(trailerInfo.Info && context.lookup(trailerInfo.Info)),
    pages: document.getPages().map(({ node }) => of(node)),
    all,
    dictionaries: all.filter((one) => one instanceof PDFDict || one instanceof PDFStream).map(of),
    streams: all.filter((one) => one instanceof PDFRawStream),
    decode: (stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array()),
  };
}

/**
 * Checks a PDF by the clauses of ISO 19005-3 (PDF/A-3, level A) and ISO 14289-1 (PDF/UA-1) about what documents of the product have. It
 * takes the place of a validator, of which no package of npm or Debian has one.
 */
import { Parser } from "saxen";
import { fontClauses } from "./pdf-fonts.ts";
import { nameIn, readObjects, type Checked, type Entries, type PdfObjects } from "./pdf-objects.ts";
import { structureClauses } from "./pdf-structure.ts";

const FILTERS = new Set(["FlateDecode", "DCTDecode"]);
const RGB = new Set(["DeviceRGB", "DeviceGray"]);

const keysOf = ({ dict }: Entries): string[] => dict.keys().map((key) => nameIn(key));
const has = (entries: Entries, ...names: readonly string[]): boolean => names.some((name) => entries.get(name));

function fileClauses({ raw, trailer, streams, of, all, dictionaries, catalog }: PdfObjects): Checked[] {
  const filters = streams.flatMap((one) => of(one).list("Filter").map(nameIn));
  return [
    ["6.1.2 header", /^%PDF-1\.[0-7]\n%[\u0080-\u00FF]{4}/.test(raw)],
    ["6.1.3 file identifier", trailer.hasId],
    ["6.1.3 no encryption", !trailer.isEncrypted],
    ["6.1.3 nothing after the end", /%%EOF\n?$/.test(raw)],
    ["6.1.7.1 no external streams", streams.every((one) => !has(of(one), "F", "FFilter", "FDecodeParms"))],
    ["6.1.7.2 filters, not LZW", filters.length > 0 && filters.every((filter) => FILTERS.has(filter))],
    ["6.1.12 no permissions", !has(catalog, "Perms")],
    ["6.1.13 objects", all.length <= 8_388_607],
    ["6.1.13 names", dictionaries.flatMap(keysOf).every((name) => Buffer.byteLength(name) <= 127)],
  ];
}

/** Number at which an ICC profile has its class, colour space and version. */
const ICC = { version: 8, deviceClass: 12, space: 16 } as const;

function colourClauses({ catalog, of, streams, dictionaries, decode, pages }: PdfObjects): Checked[] {
  const intents = catalog.list("OutputIntents").map(of);
  const profile = Buffer.from(decode(intents[0]?.get("DestOutputProfile")));
  const images = streams.map(of).filter((one) => one.name("Subtype") === "Image");
  const states = dictionaries.filter((one) => one.name("Type") === "ExtGState");
  return [
    ["6.2.3 one output intent", intents.length === 1 && intents[0]?.name("S") === "GTS_PDFA1"],
    ["6.2.3 its condition", intents.every((one) => one.text("OutputConditionIdentifier") !== "")],
    [
      "6.2.3 its ICC profile",
      profile.length > 128 &&
        ["mntr", "prtr"].includes(profile.toString("latin1", ICC.deviceClass, ICC.deviceClass + 4)) &&
        profile.toString("latin1", ICC.space, ICC.space + 4) === "RGB " &&
        (profile[ICC.version] ?? 5) < 5,
    ],
    ["6.2.4.3 colours of images", images.every((one) => RGB.has(one.name("ColorSpace")))],
    ["6.2.5 graphics states", states.every((one) => !has(one, "TR", "TR2", "HTP", "HT"))],
    ["6.2.8 images", images.every((one) => !has(one, "Alternates", "OPI") && !one.flag("Interpolate"))],
    ["6.2.9 no PostScript or references", !dictionaries.some((one) => has(one, "PS", "Ref", "OPI"))],
    [
      "6.2.10 no transparency",
      !dictionaries.some((one) => has(one, "SMask", "BM") || one.name("S") === "Transparency") &&
        states.every((one) => !(one.number("ca") < 1) && !(one.number("CA") < 1)) &&
        pages.every((one) => !has(one, "Group")),
    ],
  ];
}

function interactionClauses({ catalog, dictionaries, pages, of }: PdfObjects): Checked[] {
  const annotations = pages.flatMap((page) => page.list("Annots").map(of));
  const actions = dictionaries.filter(
    (one) => one.name("S") !== "" && (has(one, "URI", "JS", "D", "F", "N") || has(one, "Next")),
  );
  return [
    ["6.3.1 annotations are links", annotations.every((one) => one.name("Subtype") === "Link")],
    ["6.3.2 annotations are printed", annotations.every((one) => (one.number("F") & 0b1_0010_0111) === 4)],
    ["6.4 no forms", !has(catalog, "AcroForm") && !catalog.flag("NeedsRendering")],
    ["6.5.1 actions open a page", actions.every((one) => one.name("S") === "URI")],
    ["6.5.2 nothing happens by itself", ![catalog, ...pages].some((one) => has(one, "AA", "OpenAction"))],
    [
      "6.5.1 no JavaScript",
      !has(catalog.entries("Names"), "JavaScript") && !dictionaries.some((one) => has(one, "JS")),
    ],
    ["6.9 no optional content", !has(catalog, "OCProperties")],
    ["6.10 no presentations", !has(catalog.entries("Names"), "AlternatePresentations")],
    ["6.11 no requirements", !has(catalog, "Requirements")],
    ["7.18.3 order of annotations", pages.every((one) => !has(one, "Annots") || one.name("Tabs") === "S")],
    ["7.18.5 links have a text", annotations.every((one) => one.text("Contents") !== "")],
  ];
}

/** The texts of elements by their name with its prefix. Null for XML that is not well formed. */
function textsOf(xml: string): ReadonlyMap<string, readonly string[]> | null {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new Parser();
  parser.on("openTag", (name) => void open.push(name));
  parser.on("text", (text) => {
    for (const name of open) if (text.trim() !== "") texts.set(name, [...(texts.get(name) ?? []), text.trim()]);
  });
  parser.on("closeTag", () => void open.pop());
  // Without a listener an error is thrown.
  try {
    parser.parse(xml);
  } catch {
    return null;
  }
  return open.length > 0 ? null : texts;
}

/** `D:20261121093000Z` as `2026-11-21T09:30:00Z`. */
const isoOf = (date: string): string =>
  date.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");

function metadataClauses({ catalog, info, of, decode }: PdfObjects): Checked[] {
  const stream = catalog.get("Metadata");
  const xml = Buffer.from(decode(stream)).toString("utf8");
  const texts = textsOf(xml);
  const only = (name: string): string | undefined =>
    texts?.get(name)?.length === 1 ? texts.get(name)?.[0] : undefined;
  const title = info.text("Title");
  return [
    ["6.6.2.1 metadata, as plain XML", of(stream).name("Subtype") === "XML" && !has(of(stream), "Filter")],
    [
      "6.6.2.1 its packet",
      xml.startsWith('<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>') && !/(?:bytes|encoding)=/.test(xml),
    ],
    ["6.6.2.1 well formed", texts !== null],
    [
      "6.6.2.3 the schema of each property",
      only("pdfaSchema:namespaceURI") === "http://www.aiim.org/pdfua/ns/id/" && only("pdfaProperty:name") === "part",
    ],
    [
      "6.6.3 the same title and moment as the file",
      title !== "" && only("dc:title") === title && only("xmp:CreateDate") === isoOf(info.text("CreationDate")),
    ],
    ["6.6.4 part and level", only("pdfaid:part") === "3" && only("pdfaid:conformance") === "A"],
    ["5 PDF/UA-1", only("pdfuaid:part") === "1"],
    ["7.1 the title is shown", catalog.entries("ViewerPreferences").flag("DisplayDocTitle")],
  ];
}

function attachmentClauses({ catalog, dictionaries, of }: PdfObjects): Checked[] {
  const files = dictionaries.filter((one) => has(one, "EF"));
  const associated = new Set(catalog.list("AF").map((one) => of(one).dict));
  return [
    ["6.8 an associated file", files.length > 0 && files.every(({ dict }) => associated.has(dict))],
    ["6.8 its relationship", files.every((one) => one.name("AFRelationship") === "Source")],
    ["6.8 its names", files.every((one) => one.text("F") !== "" && one.text("UF") === one.text("F"))],
    ["6.8 its type", files.every((one) => /^[-\w+.]+\/[-\w+.]+$/.test(one.entries("EF").entries("F").name("Subtype")))],
    ["6.8 its moment", files.every((one) => one.entries("EF").entries("F").entries("Params").text("ModDate") !== "")],
  ];
}

/** The clauses that a document does not meet. */
export async function brokenClauses(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await readObjects(bytes);
  const checked = [
    ...fileClauses(pdf),
    ...colourClauses(pdf),
    ...(await fontClauses(pdf, bytes)),
    ...interactionClauses(pdf),
    ...metadataClauses(pdf),
    ...attachmentClauses(pdf),
    ...structureClauses(pdf),
  ];
  return checked.filter(([, holds]) => !holds).map(([clause]) => clause);
}

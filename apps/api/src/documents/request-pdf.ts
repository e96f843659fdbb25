/** The PDF of a request: what a buyer handed in, as it was frozen then. It binds nobody, and says so. */
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { agreementText } from "@showroom/domain/agreement/agreement-texts";
import { formatMoment } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { onBehalfText } from "@showroom/domain/words/entered-by";
import { writeFacts, writeHeading, writeParagraph } from "./blocks.ts";
import { writeCheck, type CheckPage } from "./check-block.ts";
import { writePages, type PictureFiles, type WrittenPage } from "./page-block.ts";
import { openPaper, STYLES } from "./paper.ts";
import { writeAmounts } from "./rates.ts";
import { documentTexts as texts } from "./texts.ts";

export interface RequestPaper {
  /** The frozen document as canonical JSON. */
  readonly json: string;
  readonly hash: string;
  /** Of its rooms, by the id of their page. Null while one is still to be made. */
  readonly roomPictures: ReadonlyMap<number, WrittenPage["picture"]>;
  readonly pictures: PictureFiles;
  /** Where a reader checks the document. */
  readonly check: CheckPage;
}

export async function requestPdf({ json, hash, roomPictures, pictures, check }: RequestPaper): Promise<Buffer> {
  const document = JSON.parse(json) as Confirmation;
  const { reference, submittedAt, submitType, replaces, totalPrice, subTotalPrice, discount, pages } = document;
  const { facts, request } = texts;
  const title = texts.title(texts.kinds.request, reference);
  const paper = openPaper({
    title,
    date: new Date(submittedAt),
    attachments: [{ name: `${reference}.json`, description: texts.attachment(reference), content: json }],
  });
  writeParagraph(paper, texts.home(document.projectName, document.buildNumber, document.houseTypeName), STYLES.kicker);
  writeHeading(paper, "H1", title);
  paper.y += 6;
  writeFacts(paper, [
    [facts.persons, document.buyerName],
    [facts.submittedAt, formatMoment(submittedAt)],
    [facts.enteredBy, document.enteredBy === undefined ? "" : onBehalfText(document.enteredBy)],
    [facts.asksFor, request.types[submitType]],
    [facts.catalogue, document.catalogueVersion],
    [facts.replaces, replaces ?? ""],
  ]);
  writeParagraph(paper, texts.total(formatEuroDecimal(totalPrice)), STYLES.heading);
  writeParagraph(paper, agreementText(document, "request.standing"));
  if (pages.some(({ lines }) => lines.some(({ indicative }) => indicative)))
    writeParagraph(paper, agreementText(document, "request.indicative"));
  writePages(
    paper,
    pages.map((page) => ({ ...page, picture: roomPictures.get(page.pageId) })),
    pictures,
  );
  writeHeading(paper, "H2", request.sums);
  writeAmounts(paper, [
    ...(discount === 0 ? [] : [[texts.subtotal, subTotalPrice] as const, [texts.discount, cents(-discount)] as const]),
    [texts.sum, totalPrice],
  ]);
  writeCheck(paper, { reference, hash, check });
  return await paper.finish((page, count) => [title, texts.page(page, count)]);
}

import { formatEuro } from "../format/money.ts";
import { cents } from "../money/cents.ts";
import { writeDetail, type CatalogueDetail } from "./catalogue-detail.ts";
import type { CatalogueDifference, CatalogueQuestion, TouchedAgreement, TouchedOffer } from "./catalogue-difference.ts";
import { differenceTexts as texts } from "./texts.ts";

const MOST_NAMED = 10;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return [names.slice(0, MOST_NAMED).join(", "), ...(more > 0 ? [texts.more(more)] : [])].join(" ");
}

function describeQuestion(question: CatalogueQuestion): string {
  switch (question.kind) {
    case "takes-over":
      return texts.takesOver(question.from, question.to);
    case "retires-many":
      return texts.retiresMany(question.retired, question.of);
    case "removes-house-types":
      return texts.removesHouseTypes(question.names.join(", "));
    case "reuses-organisation":
      return texts.reusesOrganisation(question.name, question.advisors);
  }
}

/** One sentence for each change that needs approval. */
export const describeQuestions = ({ questions }: CatalogueDifference): readonly string[] =>
  questions.map(describeQuestion);

/** Numbers of new entries, and names of removed and changed ones, where the fields were not compared. */
function describeCounts({ added, removals, changed }: CatalogueDifference): readonly string[] {
  const extra = Object.entries(added).flatMap(([kind, count]) => {
    const name = texts.kind(kind, count);
    return name === null ? [] : [texts.added(count, name)];
  });
  const gone = removals.flatMap(({ kind, key, name }) => {
    const word = kind === "offer" ? null : texts.kind(kind, 1);
    return word === null ? [] : [texts.removed(word, name === null ? key : `${name} (${key})`)];
  });
  const { articles } = changed;
  return [
    ...extra,
    ...gone,
    ...(articles.length > 0 ? [texts.changedArticles(articles.length, listed(articles))] : []),
  ];
}

type Buyer = CatalogueDifference["buyers"][number];

function describeBuyer({ staff, buildNumber, changes, totalBefore, totalNow }: Buyer): string {
  const who = staff ?? texts.buildNumber(buildNumber);
  const [before, now] = [formatEuro(totalBefore), formatEuro(totalNow)];
  if (changes.length > 0) return texts.buyer(who, changes.length, before, now);
  const gap = formatEuro(cents(Math.abs(totalNow - totalBefore)));
  return texts.total(who, before, now, totalNow > totalBefore ? texts.dearer(gap) : texts.cheaper(gap));
}

/** Of an agreement: what is lost and what gets dearer, each in a sentence. */
function describeAgreement({ buildNumber, lost, dearer, proposed }: TouchedAgreement): readonly string[] {
  const instead = proposed.length > 0 ? texts.proposed(proposed.join(", ")) : texts.proposeYourself;
  return [
    ...(lost.length > 0 ? [`${texts.agreementLost(buildNumber, listed(lost))} ${instead}`] : []),
    ...(dearer.length > 0 ? [texts.agreementDearer(buildNumber, listed(dearer))] : []),
  ];
}

function describeOffer({ reference, lastDay, lost, dearer }: TouchedOffer): string {
  const what = [
    ...(lost.length > 0 ? [texts.offerLost(listed(lost))] : []),
    ...(dearer.length > 0 ? [texts.offerDearer(listed(dearer))] : []),
  ];
  return `${texts.openOffer(reference, lastDay)} ${what.join("; ")}.`;
}

/** One sentence for each consequence of a new catalogue; its differences by field are in `groupDetails`. */
export function describeDifference(difference: CatalogueDifference): readonly string[] {
  const { outcome, details, buyers, submissions, agreements, offers } = difference;
  if (outcome === "unchanged") return [texts.unchanged];
  const lines = [
    ...(details === null ? describeCounts(difference) : []),
    ...buyers.map(describeBuyer),
    ...agreements.flatMap(describeAgreement),
    ...offers.map(describeOffer),
    ...submissions.map(({ buildNumber, retired }) => texts.submission(buildNumber, listed(retired))),
  ];
  return lines.length === 0 && (details === null || details.length === 0) ? [texts.unchanged] : lines;
}

interface DetailGroup {
  readonly sheet: string;
  readonly lines: readonly string[];
}

/** Differences by sheet, in words. */
export function groupDetails(details: readonly CatalogueDetail[]): readonly DetailGroup[] {
  const groups = new Map<string, string[]>();
  for (const detail of details) {
    const lines = groups.get(detail.sheet) ?? [];
    lines.push(writeDetail(detail));
    groups.set(detail.sheet, lines);
  }
  return [...groups].map(([sheet, lines]) => ({ sheet, lines }));
}

/** What a catalogue takes back of a version that was published since it was checked; null when none was. */
export function describeUndoing({ undoes }: CatalogueDifference): readonly string[] | null {
  if (undoes === null) return null;
  const undone = groupDetails(undoes.details ?? []).flatMap(({ sheet, lines }) =>
    lines.map((line) => `${sheet}: ${line}`),
  );
  return [
    texts.newer(undoes.version),
    ...(undone.length === 0 ? [undoes.details === null ? texts.undoesUnknown : texts.undoesNothing] : []),
    ...undone.map(texts.undoes),
  ];
}

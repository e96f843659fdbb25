import type { CatalogueDifference, CatalogueQuestion } from "@showroom/api-contract/entities/catalogue";
import { formatEuro } from "@showroom/domain/format/money";
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
      return texts.reusesOrganisation(question.name);
  }
}

/** One sentence for each change that needs approval. */
export const describeQuestions = ({ questions }: CatalogueDifference): readonly string[] =>
  questions.map(describeQuestion);

/** One sentence for each change of a new catalogue. Kinds of data that owners do not know by a name are left out. */
export function describeDifference(difference: CatalogueDifference): readonly string[] {
  const { outcome, added, removals, changed, buyers, submissions } = difference;
  if (outcome === "unchanged") return [texts.unchanged];
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
    ...buyers.map(({ staff, buildNumber, changes, totalBefore, totalNow }) =>
      texts.buyer(
        staff ?? texts.buildNumber(buildNumber),
        changes.length,
        formatEuro(totalBefore),
        formatEuro(totalNow),
      ),
    ),
    ...submissions.map(({ buildNumber, retired }) => texts.submission(buildNumber, listed(retired))),
  ];
}

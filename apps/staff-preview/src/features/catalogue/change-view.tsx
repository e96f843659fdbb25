import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import type { CatalogueChange, CatalogueDifference, CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import { describeDifference, describeQuestions } from "./describe-difference.ts";
import { catalogueTexts as texts } from "./texts.ts";

/** Same words as `showroom check` prints. */
const lineOf = ({ path, article, reason }: CatalogueFinding): string =>
  path === "" ? reason : `${path}${article === null || path.includes(article) ? "" : ` (${article})`}: ${reason}`;

const itemsOf = (lines: readonly string[]) => lines.map((line, at) => ({ key: `${at}/${line}`, content: line }));

export function FindingList({ findings }: { findings: readonly CatalogueFinding[] }) {
  return <BulletList items={itemsOf(findings.map(lineOf))} />;
}

function Findings({ findings }: { findings: readonly CatalogueFinding[] }) {
  const errors = findings.filter(({ level }) => level === "error");
  const warnings = findings.filter(({ level }) => level === "warning");
  if (findings.length === 0) return <p>{texts.sound}</p>;
  return (
    <>
      {errors.length > 0 && (
        <>
          <Alert variant="danger" announce="assertive">
            {texts.errors(errors.length)}
          </Alert>
          <FindingList findings={errors} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <Heading as="h3" size={22}>
            {texts.warnings(warnings.length)}
          </Heading>
          <FindingList findings={warnings} />
        </>
      )}
    </>
  );
}

export function DifferenceView({ difference }: { difference: CatalogueDifference }) {
  const questions = describeQuestions(difference);
  return (
    <>
      {questions.length > 0 && <BulletList marker="attention" items={itemsOf(questions)} />}
      <BulletList items={itemsOf(describeDifference(difference))} />
    </>
  );
}

/** The findings of the check of a file, and the changes that publishing it would make. */
export function ChangeView({ findings, difference }: Pick<CatalogueChange, "findings" | "difference">) {
  return (
    <>
      <Findings findings={findings} />
      {difference !== null && (
        <>
          <Heading as="h3" size={22}>
            {texts.difference}
          </Heading>
          <DifferenceView difference={difference} />
        </>
      )}
    </>
  );
}

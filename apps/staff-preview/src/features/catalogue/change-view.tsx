import { Fragment } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import type { CatalogueChange, CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import type { CatalogueDifference } from "@showroom/domain/catalogue-change/catalogue-difference";
import {
  describeDifference,
  describeQuestions,
  describeUndoing,
  groupDetails,
} from "@showroom/domain/catalogue-change/describe-difference";
import { FindingGroups } from "./finding-groups.tsx";
import { catalogueTexts as texts } from "./texts.ts";

const itemsOf = (lines: readonly string[]) => lines.map((line, at) => ({ key: `${at}/${line}`, content: line }));

function Findings({ findings }: { findings: readonly CatalogueFinding[] }) {
  const errors = findings.filter(({ level }) => level === "error").length;
  if (findings.length === 0) return <p>{texts.sound}</p>;
  return (
    <>
      {errors > 0 && (
        <Alert variant="danger" announce="assertive">
          {texts.errors(errors)}
        </Alert>
      )}
      {findings.length > errors && (
        <Heading as="h3" size={22}>
          {texts.warnings(findings.length - errors)}
        </Heading>
      )}
      <FindingGroups findings={findings} />
    </>
  );
}

export function DifferenceView({ difference }: { difference: CatalogueDifference }) {
  const questions = [...(describeUndoing(difference) ?? []), ...describeQuestions(difference)];
  const lines = describeDifference(difference);
  return (
    <>
      {questions.length > 0 && <BulletList marker="attention" items={itemsOf(questions)} />}
      {lines.length > 0 && <BulletList items={itemsOf(lines)} />}
      {groupDetails(difference.details ?? []).map((group) => (
        <Fragment key={group.sheet}>
          <p>
            <strong>{group.sheet}</strong>
          </p>
          <BulletList items={itemsOf(group.lines)} />
        </Fragment>
      ))}
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

import { useSearchParams } from "react-router";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatDay } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { checkQuery } from "./check-query.ts";
import { FIELDS, readQuestion, type CheckQuestion } from "./check-question.ts";
import styles from "./check.module.css";
import { checkTexts as texts } from "./texts.ts";

/** Asks for a document, and shows what is known of the one in the address. */
export function CheckForm() {
  const [search] = useSearchParams();
  const { typed, question } = readQuestion(search);
  const isAsked = typed.reference !== "" || typed.hash !== "";
  return (
    <div className={styles["check"]}>
      {question !== null && <Answer question={question} />}
      {question === null && isAsked && (
        <Alert variant="warning" title={texts.incomplete}>
          {texts.incompleteExplained}
        </Alert>
      )}
      {/* Sent by the browser itself, so that it also works before the page can do more, and the answer has an address. */}
      <form className={styles["form"]} method="get">
        <TextField
          required
          label={texts.reference}
          description={texts.referenceExample}
          name={FIELDS.reference}
          defaultValue={typed.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          required
          label={texts.hash}
          description={texts.hashExample}
          name={FIELDS.hash}
          defaultValue={typed.hash}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button variant="primary" type="submit">
            {texts.check}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The words of states that are not those of an offer. */
const OF_KIND = {
  request: texts.statesOfRequest,
  offer: {},
  agreement: {},
  change: texts.statesOfChange,
} as const;

function Answer({ question }: { readonly question: CheckQuestion }) {
  const { data: answer } = useSuspenseQuery(checkQuery(useConnection(), question));
  switch (answer.outcome) {
    case "unknown":
      return (
        <Alert variant="danger" title={texts.unknown}>
          {texts.unknownExplained}
        </Alert>
      );
    case "too-many":
      return (
        <Alert variant="warning" title={texts.tooMany}>
          {texts.tooManyExplained}
        </Alert>
      );
    case "found": {
      const { kind, date, state } = answer.found;
      const holds = state === "open" || state === "accepted" || state === "agreed";
      const states = { ...texts.states, ...OF_KIND[kind] };
      return (
        <>
          <Alert variant={holds ? "success" : "warning"} title={texts.found[kind]}>
            {states[state]}
          </Alert>
          <Facts
            facts={[
              [texts.facts.reference, question.reference],
              [state === "agreed" ? texts.facts.agreedAt : texts.facts.date, formatDay(date)],
            ]}
          />
        </>
      );
    }
  }
}

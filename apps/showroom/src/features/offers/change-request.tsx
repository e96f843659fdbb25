import { useEffect, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeRequest } from "@showroom/api-contract/entities/offer";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { useProject } from "../../shared/project/project.ts";
import { viewing } from "../../shared/session/viewing.ts";
import { AskDialog } from "./ask-dialog.tsx";
import styles from "./offers.module.css";
import { ownAgreementQuery } from "./own-offers.ts";
import { requestTexts as texts } from "./texts.ts";

/** What somebody of the home asked, and the answer to it. */
function Request({ request: { at, by, words, lines, ending } }: { readonly request: ChangeRequest }) {
  return (
    <>
      {ending?.kind === "refused" ? (
        <Alert variant="warning">{texts.refused(formatDay(ending.at), ending.text)}</Alert>
      ) : ending ? (
        <Alert variant="success">{texts.proposed(ending.text, formatDay(ending.at))}</Alert>
      ) : (
        <Alert variant="info">{texts.waiting}</Alert>
      )}
      <h3>{texts.asked(by, formatMoment(at))}</h3>
      <p className={styles["terms"]}>{words}</p>
      {lines.length > 0 && (
        <>
          <p>{texts.about}</p>
          <BulletList
            items={lines.map(({ reference, line, title, name }) => ({
              key: `${reference}-${line}`,
              content: texts.line(title, name),
            }))}
          />
        </>
      )}
    </>
  );
}

/** Asks for a change of what is agreed, and shows what was asked last. Null until it is loaded, and without an agreement. */
export function ChangeRequestPart() {
  const { id: projectId } = useProject();
  const queries = useQueryClient();
  const { data: agreement } = useQuery(ownAgreementQuery(projectId));
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog is gone.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  if (!agreement) return null;
  const { lines, request } = agreement;
  const isOpen = request !== null && request.ending === null;
  return (
    <section className={styles["part"]} aria-labelledby="wijzigen" data-print="hide">
      <h2 ref={heading} id="wijzigen" tabIndex={-1}>
        {texts.title}
      </h2>
      {done && isOpen && (
        <Alert variant="success" announce="polite">
          {texts.done}
        </Alert>
      )}
      {request && <Request request={request} />}
      {!isOpen && <p>{texts.explained}</p>}
      {viewing !== null ? (
        <p>{texts.readOnly}</p>
      ) : (
        !isOpen && (
          <Button
            onClick={() => {
              setDone(false);
              setAsking(true);
            }}
          >
            {texts.ask}
          </Button>
        )
      )}
      {asking && (
        <AskDialog
          projectId={projectId}
          lines={lines}
          onClose={() => setAsking(false)}
          onAnswer={(isDone) => {
            void queries.invalidateQueries({ queryKey: ownAgreementQuery(projectId).queryKey });
            if (!isDone) return;
            setAsking(false);
            setDone(true);
          }}
        />
      )}
    </section>
  );
}

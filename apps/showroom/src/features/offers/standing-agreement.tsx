import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { useProject } from "../../shared/project/project.ts";
import { ChangeRequestPart } from "./change-request.tsx";
import styles from "./offers.module.css";
import { ownAgreementQuery } from "./own-offers.ts";
import { offerTexts, requestTexts, standingTexts as texts } from "./texts.ts";

/** For a buyer without offers: what former buyers agreed for the home, with a way to ask for a change; or that there is no offer yet. */
export function StandingAgreement({ back }: { readonly back: ReactNode }) {
  const { id: projectId, name } = useProject();
  const { data: agreement } = useQuery(ownAgreementQuery(projectId));
  if (!agreement) return <MessagePage title={offerTexts.none} text={offerTexts.noneExplained} actions={back} />;
  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader kicker={name} title={texts.title} intro={<p>{texts.intro}</p>} />
      <BulletList
        items={agreement.lines.map((line) => ({
          key: `${line.reference}-${line.line}`,
          content: requestTexts.line(line.title, line.name),
        }))}
      />
      <ChangeRequestPart />
      <div className={styles["actions"]}>{back}</div>
    </div>
  );
}

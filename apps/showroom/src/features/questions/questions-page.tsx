import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { projectPaths } from "../../pages/links.ts";
import { useProject } from "../../shared/project/project.ts";
import { OwnThread } from "../../shared/questions/own-thread.tsx";
import { ownQuestionsQuery } from "../../shared/questions/own-questions.ts";
import { ownQuestionTexts as texts } from "../../shared/questions/texts.ts";
import { viewing } from "../../shared/session/viewing.ts";
import styles from "./questions.module.css";

/** All questions of the home, with the newest first. */
export function QuestionsPage() {
  const { id: projectId, slug, name } = useProject();
  const { data } = useSuspenseQuery(ownQuestionsQuery(projectId));
  const back = <Button href={projectPaths.showroom(slug)}>{texts.back}</Button>;
  if (data.items.length === 0) return <MessagePage title={texts.none} text={texts.noneExplained} actions={back} />;
  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader
        kicker={name}
        title={texts.title}
        intro={<p>{viewing !== null ? texts.readOnly : data.mayWrite ? texts.intro : texts.closed}</p>}
      />
      {data.items.map((thread) => (
        <OwnThread key={thread.id} projectId={projectId} thread={thread} mayWrite={data.mayWrite} />
      ))}
      <div data-print="hide">{back}</div>
    </div>
  );
}

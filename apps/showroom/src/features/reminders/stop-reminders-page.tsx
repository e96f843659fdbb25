import { useState } from "react";
import { useParams } from "react-router";
import { isProblem } from "@showroom/api-client/failures";
import { stopReminders } from "@showroom/api-contract/endpoints/planning-links";
import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { publicPaths } from "../../pages/links.ts";
import { reminderTexts as texts } from "./texts.ts";

type Outcome = "asked" | "busy" | "done" | "unknown" | "failed";

/** Turns reminders off by the link of a letter. A press is needed, because programs that check mails open their links. */
export function StopRemindersPage() {
  const { token = "" } = useParams();
  const { api } = useConnection();
  const [outcome, setOutcome] = useState<Outcome>("asked");
  async function stop(): Promise<void> {
    setOutcome("busy");
    try {
      await api.call(stopReminders, { params: { token } });
      setOutcome("done");
    } catch (error) {
      setOutcome(isProblem(error, "not-found") ? "unknown" : "failed");
    }
  }
  const { title, text } = texts[outcome];
  return (
    <>
      <meta name="robots" content="noindex" />
      <MessagePage
        announce={outcome !== "asked" && outcome !== "busy"}
        title={title}
        text={text}
        actions={
          outcome === "done" || outcome === "unknown" ? (
            <Button variant="primary" href={publicPaths.home}>
              {texts.home}
            </Button>
          ) : (
            <Button variant="primary" loading={outcome === "busy"} onClick={() => void stop()}>
              {texts.stop}
            </Button>
          )
        }
      />
    </>
  );
}

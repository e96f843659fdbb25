import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { openPlanningCalendar, setPlanningWishes } from "@showroom/api-contract/endpoints/planning";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import type { OwnClosing } from "@showroom/api-contract/endpoints/closings";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { Text } from "@showroom/ui/layout/text/text";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { api } from "../../shared/api/api.ts";
import { planningWishesQuery } from "./planning-wishes.ts";
import { StandardOfPart } from "./standard-of-part.tsx";
import { closingTexts, planningTexts as texts } from "./texts.ts";
import styles from "./closings.module.css";

/** A call to the server that somebody waits for. */
function useCall() {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const run = async (call: () => Promise<void>): Promise<void> => {
    setState("busy");
    const isDone = await call().then(
      () => true,
      () => false,
    );
    setState(isDone ? "idle" : "failed");
  };
  return { isBusy: state === "busy", isFailed: state === "failed", run };
}

interface CalendarProps {
  readonly projectId: number;
}

/** Ways to get the dates into an own calendar. The address is made when it is asked for. */
function Calendar({ projectId }: CalendarProps) {
  const [copied, setCopied] = useState("");
  const [url, setUrl] = useState<string | null>(null);
  const call = useCall();
  const open = (replace: boolean): Promise<void> =>
    call.run(async () => {
      const { path } = await api.call(openPlanningCalendar, { params: { projectId }, body: { replace } });
      setUrl(new URL(path, window.location.href).href);
    });
  const copy = (url: string): void =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(texts.copied),
      () => setCopied(texts.copyFailed),
    );
  return (
    <section className={styles["part"]} aria-labelledby="agenda">
      <Heading as="h3" size={18} id="agenda">
        {texts.calendar}
      </Heading>
      <Text>{texts.calendarHelp}</Text>
      {call.isFailed && (
        <Alert variant="danger" announce="assertive">
          {closingTexts.failed}
        </Alert>
      )}
      {url === null ? (
        <div>
          <Button loading={call.isBusy} onClick={() => void open(false)}>
            {texts.open}
          </Button>
        </div>
      ) : (
        <>
          <div className={styles["actions"]}>
            <Button href={url.replace(/^https?:/, "webcal:")}>{texts.subscribe}</Button>
            <Button href={url} download="planning.ics">
              {texts.download}
            </Button>
          </div>
          <TextField
            label={texts.address}
            description={texts.addressHelp}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles["actions"]}>
            <Button size="small" onClick={() => copy(url)}>
              {texts.copy}
            </Button>
            <Button size="small" loading={call.isBusy} onClick={() => void open(true)}>
              {texts.replace}
            </Button>
            <span role="status">{copied}</span>
          </div>
        </>
      )}
    </section>
  );
}

/** Whether the buyer gets reminders by mail. */
function Reminders({ projectId }: CalendarProps) {
  const queries = useQueryClient();
  const query = planningWishesQuery(projectId);
  const { data, isError, refetch } = useQuery(query);
  const call = useCall();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isMuted = wanted ?? data?.isMuted;
  async function save(wish: boolean): Promise<void> {
    setWanted(wish);
    await call.run(async () => {
      const body = { isMuted: wish };
      replaceData(queries, query, await api.call(setPlanningWishes, { params: { projectId }, body }));
    });
    setWanted(null);
  }
  return (
    <section className={styles["part"]} aria-labelledby="herinneringen">
      <Heading as="h3" size={18} id="herinneringen">
        {texts.reminders}
      </Heading>
      {isError && <RetryAlert onRetry={() => void refetch()}>{closingTexts.failed}</RetryAlert>}
      {isMuted !== undefined && (
        <Checkbox
          label={texts.remind}
          description={texts.remindHelp}
          checked={!isMuted}
          error={call.isFailed ? closingTexts.failed : undefined}
          onChange={(event) => void save(!event.target.checked)}
        />
      )}
    </section>
  );
}

interface PlannedPart extends Pick<OwnClosing, "part" | "lastDay" | "counts"> {
  /** Until when may be chosen. */
  readonly line: string;
}

interface PlanningDialogProps extends CalendarProps {
  readonly parts: readonly PlannedPart[];
  readonly onClose: () => void;
}

const compareDays = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** All closing dates of the home, the first one first, with what is built otherwise, and how they reach the buyer. */
export function PlanningDialog({ projectId, parts, onClose }: PlanningDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts.title} size="form" hideLogo>
      <div className={styles["planning"]}>
        {parts
          .toSorted((one, other) => compareDays(one.lastDay, other.lastDay))
          .map(({ part, line, counts }) => (
            <div key={part} className={styles["part"]}>
              <p>{line}</p>
              {counts === "standard" && <StandardOfPart projectId={projectId} part={part} />}
            </div>
          ))}
        <Calendar projectId={projectId} />
        <Reminders projectId={projectId} />
      </div>
    </Dialog>
  );
}

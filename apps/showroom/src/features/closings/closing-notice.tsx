import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Calendar from "lucide-react/icons/calendar";
import type { OwnClosing } from "@showroom/api-contract/endpoints/closings";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { IconButton } from "@showroom/ui/controls/icon-button/icon-button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Text } from "@showroom/ui/layout/text/text";
import { closedIn, ownClosingsQuery } from "../../shared/closings/own-closings.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { lockParts } from "../../shared/step-view/locked-parts.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { projectPaths } from "../../pages/links.ts";
import type { SidebarPart } from "../../pages/steps.ts";
import styles from "./closings.module.css";
import { dayInWords } from "@showroom/domain/format/day-in-words";
import { partsShown, SIDEBAR_PARTS } from "./parts-shown.ts";
import { findLate, restoreParts, type Target } from "./restore-parts.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { viewing } from "../../shared/session/viewing.ts";
import { closingTexts as texts, planningTexts } from "./texts.ts";

const { Lazy: PlanningDialog } = lazyPart(async () => (await import("./planning-dialog.tsx")).PlanningDialog);

const NOTHING: readonly OwnClosing[] = [];

function lineOf({ part, lastDay, reason, isClosed, counts, isAgreed }: OwnClosing): string {
  if (isAgreed) return texts.agreed(part);
  const day = dayInWords(lastDay, new Date());
  const line = isClosed ? texts.closed(part, day, counts) : texts.open(part, day);
  return reason === null ? line : `${line} ${texts.exception(reason)}`;
}

/** The closed parts in which the rooms are not `target`, found again when the rooms change. */
function useLate(closed: readonly Part[], target: Target, isAsked: boolean): readonly Part[] {
  const { store } = useShowroom();
  const rooms = useChoices(store, (state) => state.rooms);
  const [late, setLate] = useState<readonly Part[]>([]);
  useEffect(() => {
    let isWanted = isAsked;
    if (isAsked)
      findLate(store, rooms, closed, target).then(
        (found) => isWanted && setLate(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [store, closed, target, isAsked, rooms]);
  return isAsked ? late : [];
}

interface RestoreProps {
  readonly closed: readonly Part[];
  readonly target: Target;
  readonly text: string;
  readonly label: string;
  /** The address of a last offer of these parts. */
  readonly offer?: string | undefined;
  /** Called when everything is restored. The button then disappears. */
  readonly onRestored: () => void;
}

function Restore({ closed, target, text, label, offer, onRestored }: RestoreProps) {
  const { store } = useShowroom();
  const [isFailed, setIsFailed] = useState(false);
  const restore = (): void => {
    setIsFailed(false);
    restoreParts(store, closed, target).then(onRestored, () => setIsFailed(true));
  };
  return (
    <Alert
      variant="warning"
      announce="polite"
      actions={
        <>
          {offer !== undefined && (
            <Button size="small" href={offer}>
              {texts.toLastOffer}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={restore}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {isFailed && <p>{texts.failed}</p>}
    </Alert>
  );
}

/** Opens all dates of the home, with the ways to be reminded of them. Staff who look in the buyer's place do not have it. */
function PlanningButton({ items }: { readonly items: readonly OwnClosing[] }) {
  const { project } = useShowroom();
  const [isShown, setIsShown] = useState(false);
  if (viewing !== null) return null;
  return (
    <div>
      <IconButton
        size="small"
        variant="outlined"
        icon={Calendar}
        label={planningTexts.show}
        onClick={() => setIsShown(true)}
      />
      <Suspense>
        {isShown && (
          <PlanningDialog
            projectId={project.id}
            parts={items.map((item) => ({ ...item, line: lineOf(item) }))}
            onClose={() => setIsShown(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface ClosingNoticeProps {
  readonly className: string | undefined;
  readonly sidebarPart: SidebarPart | null;
}

/**
 * Until when may be chosen here, one calm line for each part; afterwards what counts. It locks the choices of closed parts,
 * and says what became of a choice that came too late.
 */
export function ClosingNotice({ className, sidebarPart }: ClosingNoticeProps) {
  const { store, page, project } = useShowroom();
  const queries = useQueryClient();
  const { data } = useQuery(ownClosingsQuery(project.id));
  const items = data?.items ?? NOTHING;
  const isOpen = useChoices(store, (state) => state.submitType === null && !state.readOnly);
  const isRefused = useChoices(store, ({ save }) => save.kind === "failed" && save.reason === "refused");
  const confirmed = useChoices(store, ({ rooms }) => rooms[page.id]?.confirmedByUser === true);
  const closed = useMemo(() => closedIn(items), [items]);
  const counting = useCallback<Target>((pageId) => data?.handedIn?.[pageId], [data]);
  const saved = useCallback<Target>((pageId) => store.getState().server.projectRoomChoices[pageId], [store]);
  useEffect(() => {
    // Floors without an answer have to be confirmed first, so they stay open for it.
    const locks = closed.filter((part) => part !== "floors" || confirmed);
    lockParts(locks.map((part) => SIDEBAR_PARTS[part]));
    return () => lockParts([]);
  }, [closed, confirmed]);
  useEffect(() => {
    // The day may have ended since the dates were read.
    if (isRefused) void queries.invalidateQueries({ queryKey: ownClosingsQuery(project.id).queryKey });
  }, [isRefused, queries, project.id]);
  const unsaved = useLate(closed, saved, isOpen && isRefused);
  const late = useLate(closed, counting, isOpen && page.type === "overview");
  const shown = isOpen ? partsShown(page.type, sidebarPart) : [];
  const isWelcome = isOpen && page.type === "intro";
  const lines = items.filter(({ part, isAgreed }) => shown.includes(part) || (isAgreed && isWelcome));
  const [first] = items.filter(({ part }) => late.includes(part));
  const offered = items.find(({ part, lastOffer }) => lastOffer !== undefined && late.includes(part));
  const notice = useRef<HTMLDivElement>(null);
  const focusNotice = (): void => notice.current?.focus();
  if (lines.length === 0 && unsaved.length === 0) return null;
  return (
    <div ref={notice} tabIndex={-1} className={className} data-print="hide">
      <div className={styles["lines"]}>
        {lines.length > 0 && (
          <div className={styles["dates"]}>
            <div>
              {lines.map((item) => (
                <Text key={item.part} size={14}>
                  {lineOf(item)}
                </Text>
              ))}
              {lines.some(({ isAgreed }) => isAgreed) && (
                <Link href={projectPaths.offers(project.slug)}>{texts.toAgreed}</Link>
              )}
            </div>
            {!isWelcome && <PlanningButton items={items} />}
          </div>
        )}
        {unsaved.length > 0 && (
          <Restore
            closed={closed}
            target={saved}
            text={texts.late(unsaved)}
            label={texts.restore}
            onRestored={focusNotice}
          />
        )}
        {first && unsaved.length === 0 && (
          <Restore
            closed={closed}
            target={counting}
            text={offered ? texts.lastOffer(late, first.counts) : texts.draft(late, first.counts)}
            offer={offered && `${projectPaths.offers(project.slug)}?nummer=${offered.lastOffer}`}
            label={texts.toCounts(first.counts)}
            onRestored={focusNotice}
          />
        )}
      </div>
    </div>
  );
}

import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { formatDay } from "@showroom/domain/format/moment";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Link } from "@showroom/ui/controls/link/link";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { noticeTexts } from "./notice-texts.ts";

/** Tells the buyer that staff reopened the submission, and why, until it is submitted again. */
export function ReopenedNotice({ className }: { readonly className: string | undefined }) {
  const { store, project, houseType } = useShowroom();
  const reopened = useChoices(store, (state) => state.server.reopened);
  if (reopened === null) return null;
  const overview = houseType.pages.find(({ type }) => type === "overview");
  const { reopened: texts } = noticeTexts;
  return (
    <div className={className} data-print="hide">
      <Alert variant="warning" title={texts.title(formatDay(reopened.at))}>
        <p>{texts.reason(reopened.reason)}</p>
        <p>
          {texts.next}{" "}
          {overview && (
            <Link href={showroomPaths.earlierConfirmation(project.slug, stepNumberOf(overview), null)}>
              {texts.look}
            </Link>
          )}
        </p>
      </Alert>
    </div>
  );
}

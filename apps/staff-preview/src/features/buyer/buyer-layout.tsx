import { Outlet, useLocation } from "react-router";
import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Printer from "lucide-react/icons/printer";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { amountsOfCost } from "@showroom/domain/summary/summary-amounts";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TabLinks } from "@showroom/ui/navigation/tab-links/tab-links";
import { TotalBadge } from "@showroom/ui/showroom/total-block/total-badge";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { Text } from "@showroom/ui/layout/text/text";
import { formatMoment } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { paths } from "../../shared/paths/paths.ts";
import { LiveMark } from "../../shared/live/live-mark.tsx";
import { OrderListButton } from "../../shared/order-list/order-list-button.tsx";
import { buyerTexts } from "../../shared/buyers/texts.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import styles from "./buyer.module.css";
import { HomeNoteSection } from "./note/home-note.tsx";
import { LastOfferButton } from "./submission/last-offer-button.tsx";
import { OfferDraftButton } from "./submission/offer-draft-button.tsx";
import { ReopenButton } from "./submission/reopen-button.tsx";
import { SubmitAgainButton } from "./submission/submit-again-button.tsx";
import { buyerPageTexts as texts } from "./texts.ts";
import { useConfiguration } from "./use-buyer.ts";
import { useViewAsBuyer } from "./use-view-as-buyer.ts";

/** The buyer's name, home and progress, above the tabs of the page. */
export function BuyerLayout() {
  const configuration = useConfiguration();
  const { pathname } = useLocation();
  const viewing = useViewAsBuyer(configuration);
  const { buyer, project, cost, agreed } = configuration;
  const { userId, status, submitType, submittedAt, reopened, lastChangeAt } = buyer;
  const tabs = [
    { href: paths.buyer(project.slug, userId), label: texts.overview },
    { href: paths.confirmation(project.slug, userId), label: texts.confirmation },
    { href: paths.history(project.slug, userId), label: texts.history },
  ];
  const facts = [
    buyer.houseType?.name,
    buyer.email,
    ...(buyer.coBuyers ?? []).map(({ email }) => email),
    lastChangeAt === null ? texts.neverChanged : texts.lastChange(formatMoment(lastChangeAt)),
  ].filter((fact) => fact !== undefined);
  return (
    <StaffPage dense>
      <PageHeader
        size="small"
        kicker={
          <>
            <Link href={paths.buyers(project.slug)}>{project.name}</Link>
            <span>{` / ${texts.buildNumber(buyer.buildNumber)}`}</span>
          </>
        }
        title={buyer.name || buyer.email}
        intro={
          <Text as="div" size={14} className={styles["facts"]}>
            <p>
              {facts.map((fact, index) => (
                <span key={fact} className={styles["fact"]}>
                  {index < facts.length - 1 ? `${fact} · ` : `${fact} `}
                </span>
              ))}
            </p>
            <p className={styles["status"]}>
              <StatusBadge variant={status === "submitted" ? "locked" : "neutral"}>
                {buyerTexts.status[status]}
              </StatusBadge>
              {submitType !== null && submittedAt !== null && (
                <span>{texts.submitted(submitType, formatMoment(submittedAt))}</span>
              )}
              {agreed !== null ? (
                <Link href={paths.offers(project.slug)}>
                  {texts.agreed(formatEuroDecimal(agreed.totalPrice), agreed.parts)}
                </Link>
              ) : (
                status === "submitted" && <span>{texts.requested}</span>
              )}
              {reopened !== null && <span>{texts.reopened(formatMoment(reopened.at), reopened.reason)}</span>}
              <LiveMark />
            </p>
          </Text>
        }
        aside={
          <TotalBadge
            total={amountsOfCost(cost).euro(cost.totalPrice)}
            indicative={hasIndicativeLines(cost.pageCosts)}
          />
        }
      />
      <Surface line="below" className={styles["bar"]} data-print="hide">
        <TabLinks
          label={texts.tabs}
          items={tabs.map((tab) => ({ ...tab, current: pathname.replace(/\/$/, "") === tab.href }))}
        />
        <div className={styles["actions"]}>
          <Button size="small" icon={Printer} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <OrderListButton projectId={project.id} userId={userId} />
          {status === "submitted" && <ReopenButton />}
          {status === "reopened" && <SubmitAgainButton />}
          {(status === "configuring" || status === "reopened") && (
            <>
              <OfferDraftButton />
              <LastOfferButton />
            </>
          )}
          {buyer.houseType !== null && status !== "submitted" && (
            <Button
              size="small"
              icon={Pencil}
              loading={viewing.isPending && viewing.variables === "prepare"}
              onClick={() => viewing.mutate("prepare")}
            >
              {texts.prepare}
            </Button>
          )}
          {buyer.houseType !== null && (
            <Button
              size="small"
              variant="primary"
              icon={Eye}
              loading={viewing.isPending && viewing.variables === "buyer"}
              onClick={() => viewing.mutate("buyer")}
            >
              {texts.viewAsBuyer}
            </Button>
          )}
        </div>
      </Surface>
      <HomeNoteSection key={userId} projectId={project.id} userId={userId} />
      {viewing.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.viewFailed}
        </Alert>
      )}
      {buyer.houseType === null ? <Alert variant="info">{texts.noHouseType}</Alert> : <Outlet />}
    </StaffPage>
  );
}

import { useEffect, useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { OfferRequest } from "@showroom/api-contract/entities/offer";
import { mayChangeCatalogue } from "@showroom/domain/access/access";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { contractTermsQuery } from "../../shared/offers/contract-terms.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { useUser } from "../../shared/session/user.ts";
import { ContractSection } from "./contract-section.tsx";
import { AgreedHomes } from "./agreed-homes.tsx";
import { LastOfferDialog } from "./last-offer-dialog.tsx";
import { MakeChangeDialog, type AgreedHome } from "./make-change-dialog.tsx";
import { MakeOfferDialog } from "./make-offer-dialog.tsx";
import { OfferList, type ListedOffer } from "./offer-list.tsx";
import { agreedHomesQuery, offersQuery } from "./offers-queries.ts";
import { OwnTextsDialog } from "./own-texts-dialog.tsx";
import { RefuseRequestDialog } from "./refuse-request-dialog.tsx";
import { RequestList } from "./request-list.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { TermsDialog, type EditedParty } from "./terms-dialog.tsx";
import { offersTexts as texts } from "./texts.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type Asked =
  | { readonly kind: "terms"; readonly edited: EditedParty }
  | { readonly kind: "texts" }
  | { readonly kind: "make"; readonly request: OfferRequest }
  | { readonly kind: "last"; readonly userId: number }
  | { readonly kind: "change"; readonly home: AgreedHome }
  | { readonly kind: "refuse"; readonly requestId: number; readonly home: string }
  | { readonly kind: "withdraw" | "sign"; readonly offer: ListedOffer };

const named = (parts: readonly CostGroup[]): string => parts.map((part) => texts.parts[part]).join(", ");

/** Who offers in the project, what buyers handed in, and the offers with their states. */
export function OffersPage() {
  const project = useStaffProject();
  const { id: projectId, slug, name, state } = project;
  const mayEdit = mayChangeCatalogue(useUser(), project);
  const { requests, items } = useSuspenseQuery(offersQuery(projectId)).data;
  const { data: agreed } = useSuspenseQuery(agreedHomesQuery(projectId));
  const { version, terms } = useSuspenseQuery(contractTermsQuery(projectId)).data;
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(() => {
    const late = Number(search.get("laatste"));
    if (late > 0 && state !== "archived") return { kind: "last", userId: late };
    const request = requests.find(({ userId }) => String(userId) === search.get("koper"));
    return request && terms !== null && state !== "archived" ? { kind: "make", request } : null;
  });
  useEffect(() => {
    // Coming back to the page does not ask again.
    if (search.size > 0) setSearch({}, { replace: true });
  }, [search, setSearch]);
  const [done, setDone] = useState<string | null>(null);
  const isArchived = state === "archived";
  /** Also one that was made while the dialog was open: a proposed change answers it. */
  const requestOf = ({ userId }: AgreedHome) => agreed.find((home) => home.userId === userId)?.request ?? null;
  /** With the pictures that were made while the dialog was open. */
  const present = (request: OfferRequest): OfferRequest =>
    requests.find(({ confirmationId }) => confirmationId === request.confirmationId) ?? request;
  const ask = (next: Asked): void => {
    setDone(null);
    setAsked(next);
  };
  const dialog = {
    onClose: () => setAsked(null),
    onDone: (text: string) => {
      setAsked(null);
      setDone(text);
    },
  };
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(slug)}>{name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {isArchived && <Alert>{texts.archived}</Alert>}
      {done !== null && (
        <Alert variant="success" announce="polite">
          {done}
        </Alert>
      )}
      <ContractSection
        terms={terms}
        mayEdit={mayEdit}
        nameParts={named}
        onEdit={mayEdit && !isArchived ? (edited) => ask({ kind: "terms", edited }) : null}
        onEditTexts={() => ask({ kind: "texts" })}
      />
      <RequestList
        projectId={projectId}
        requests={requests}
        nameParts={named}
        onMake={terms === null || isArchived ? null : (request) => ask({ kind: "make", request })}
      />
      <AgreedHomes
        homes={agreed}
        onChange={isArchived || terms === null ? null : (home) => ask({ kind: "change", home })}
        onRefuse={(requestId, home) => ask({ kind: "refuse", requestId, home })}
      />
      <OfferList
        projectId={projectId}
        items={items}
        nameParts={named}
        onWithdraw={isArchived ? null : (offer) => ask({ kind: "withdraw", offer })}
        onSign={isArchived ? null : (offer) => ask({ kind: "sign", offer })}
      />
      {asked?.kind === "terms" && <TermsDialog version={version} terms={terms} edited={asked.edited} {...dialog} />}
      {asked?.kind === "texts" && terms && <OwnTextsDialog version={version} terms={terms} {...dialog} />}
      {asked?.kind === "make" && <MakeOfferDialog request={present(asked.request)} {...dialog} />}
      {asked?.kind === "last" && <LastOfferDialog userId={asked.userId} {...dialog} />}
      {asked?.kind === "change" && (
        <MakeChangeDialog home={{ ...asked.home, request: requestOf(asked.home) }} {...dialog} />
      )}
      {asked?.kind === "refuse" && <RefuseRequestDialog requestId={asked.requestId} home={asked.home} {...dialog} />}
      {asked?.kind === "withdraw" && (
        <WithdrawDialog
          offerId={asked.offer.id}
          isChange={asked.offer.isChange}
          reference={asked.offer.reference}
          {...dialog}
        />
      )}
      {asked?.kind === "sign" && <SignDialog offer={asked.offer} {...dialog} />}
    </StaffPage>
  );
}

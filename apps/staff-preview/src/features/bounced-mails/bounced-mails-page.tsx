import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { settleBouncedMail, type BouncedMail } from "@showroom/api-contract/endpoints/bounced-mails";
import { formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { EmailAddress } from "@showroom/ui/layout/email-address/email-address";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { api } from "../../shared/api/api.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { bouncedMailsQuery } from "./bounced-mails-queries.ts";
import { bouncedMailsTexts as texts } from "./texts.ts";

function Mail({ mail, slug }: { readonly mail: BouncedMail; readonly slug: string }) {
  const { buyer, to, subject, sentAt, bouncedAt, reason, diagnostic } = mail;
  return (
    <>
      <p>
        {buyer === null ? (
          <strong>{texts.showroom}</strong>
        ) : (
          <Link href={paths.buyer(slug, buyer.userId)}>{texts.buyer(buyer.buildNumber, buyer.name)}</Link>
        )}
      </p>
      <p>{texts.reasons[reason]}</p>
      <Text tone="muted" size={14}>
        <EmailAddress address={to} />
      </Text>
      <Text tone="muted" size={14}>
        {`${subject} · ${texts.when(formatMoment(sentAt), formatMoment(bouncedAt))}`}
      </Text>
      {diagnostic !== "" && (
        <Text tone="muted" size={14}>
          <span lang="en">{diagnostic}</span>
        </Text>
      )}
    </>
  );
}

/** The mails that came back, each with what is wrong and whom it was for, until somebody sets it aside. */
export function BouncedMailsPage() {
  const { id: projectId, slug, name } = useStaffProject();
  const queries = useQueryClient();
  const query = bouncedMailsQuery(projectId);
  const { items, isRead } = useSuspenseQuery(query).data;
  const settle = useMutation({
    mutationFn: (id: string) => api.call(settleBouncedMail, { params: { projectId }, body: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.buyers(slug)}>{name}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      {!isRead && <Alert>{texts.notRead}</Alert>}
      {settle.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {settle.isSuccess && (
        <Alert variant="success" announce="polite">
          {texts.settled}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneExplained}</EmptyState>
      ) : (
        <RuledList as="ol" label={texts.list}>
          {items.map((mail) => (
            <RuledItem
              key={mail.id}
              aside={
                <Button
                  size="small"
                  loading={settle.isPending && settle.variables === mail.id}
                  aria-label={texts.settleOf(mail.to)}
                  onClick={() => settle.mutate(mail.id)}
                >
                  {texts.settle}
                </Button>
              }
            >
              <Mail mail={mail} slug={slug} />
            </RuledItem>
          ))}
        </RuledList>
      )}
    </StaffPage>
  );
}

import { useState } from "react";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { resetStaffSecondFactor, switchStaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import type { StaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useUser } from "../../shared/session/user.ts";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { AccountLine } from "./account-line.tsx";
import { accountName, questionOf } from "./account-action.ts";
import type { AccountAction } from "./account-action.ts";
import { staffAccountsQuery } from "./accounts-queries.ts";
import { accountsTexts as texts } from "./texts.ts";

interface Asked {
  readonly account: StaffAccount;
  readonly action: AccountAction;
}

const carryOut = ({ account: { id: userId }, action }: Asked): Promise<void> =>
  action === "reset-second-factor"
    ? api.call(resetStaffSecondFactor, { params: { userId } })
    : api.call(switchStaffAccount, { params: { userId }, body: { isEnabled: action === "switch-on" } });

/** The accounts of staff, which an admin switches off and on. */
export function AccountsPage() {
  const { data: accounts } = useSuspenseQuery(staffAccountsQuery);
  const { id: ownId } = useUser();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate, reset, isPending, isError } = useMutation({
    mutationFn: carryOut,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: staffAccountsQuery.queryKey });
      setAsked(null);
    },
  });
  const question = asked && questionOf(asked.action, accountName(asked.account));
  return (
    <StaffPage>
      <PageHeader size="small" title={texts.title} intro={<p>{texts.intro}</p>} />
      <RuledList label={texts.list}>
        {accounts.map((account) => (
          <AccountLine
            key={account.id}
            account={account}
            ownId={ownId}
            onAsk={(action) => {
              reset();
              setAsked({ account, action });
            }}
          />
        ))}
      </RuledList>
      <ConfirmDialog
        open={asked !== null}
        danger={question?.danger === true}
        title={question?.title}
        confirmLabel={question?.confirm}
        cancelLabel={texts.cancel}
        busy={isPending}
        error={isError && <Alert variant="danger">{texts.failed}</Alert>}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && mutate(asked)}
      >
        <p>{question?.body}</p>
      </ConfirmDialog>
    </StaffPage>
  );
}

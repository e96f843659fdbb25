import type { StaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import { Button } from "@showroom/ui/controls/button/button";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { RuledItem } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { accountName, actionsFor } from "./account-action.ts";
import type { AccountAction } from "./account-action.ts";
import styles from "./accounts.module.css";
import { accountsTexts as texts } from "./texts.ts";

const LABELS: Readonly<Record<AccountAction, string>> = {
  "switch-off": texts.switchOff,
  "switch-on": texts.switchOn,
  "reset-second-factor": texts.reset,
};

function factorText({ hasSecondFactor, isSecondFactorRequired }: StaffAccount): string {
  if (hasSecondFactor) return texts.hasSecondFactor;
  return isSecondFactorRequired ? texts.mustEnrol : texts.hasNoSecondFactor;
}

interface AccountLineProps {
  readonly account: StaffAccount;
  readonly ownId: number;
  readonly onAsk: (action: AccountAction) => void;
}

/** One account with its actions. */
export function AccountLine({ account, ownId, onAsk }: AccountLineProps) {
  const { email, role, organisation, isEnabled } = account;
  const name = accountName(account);
  return (
    <RuledItem
      aside={
        <div className={styles["actions"]}>
          {account.id === ownId && <Text size={14}>{texts.yourself}</Text>}
          {actionsFor(account, ownId).map((action) => (
            <Button
              key={action}
              size="small"
              aria-label={texts.named(LABELS[action], name)}
              onClick={() => onAsk(action)}
            >
              {LABELS[action]}
            </Button>
          ))}
        </div>
      }
    >
      <p>
        <strong>{name}</strong>{" "}
        <StatusBadge variant={isEnabled ? "done" : "locked"}>{isEnabled ? texts.on : texts.off}</StatusBadge>
      </p>
      <Text tone="muted" size={14}>
        {[email, texts.roles[role], organisation ?? texts.noOrganisation].join(" · ")}
      </Text>
      <Text tone="muted" size={14}>
        {factorText(account)}
      </Text>
    </RuledItem>
  );
}

import { lazy, Suspense, useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { AccountMenu, AccountMenuSection } from "@showroom/ui/navigation/account-menu/account-menu";
import { useAuthDialog } from "../session/auth-dialog.ts";
import { useMember } from "../session/user.ts";
import { MemberPanel } from "./member-panel.tsx";
import { accountTexts as texts } from "./texts.ts";

const OwnSessionsDialog = lazy(async () => ({
  default: (await import("@showroom/web-app/session/own-sessions-dialog")).OwnSessionsDialog,
}));

export interface AccountPanelProps {
  readonly kicker?: string | undefined;
  readonly label: string;
  readonly short: string;
}

/** The account button with its panel, which starts open. */
export function AccountPanel({ kicker, label, short }: AccountPanelProps) {
  const [open, setOpen] = useState(true);
  const [showsSessions, setShowsSessions] = useState(false);
  const member = useMember();
  const openLogin = useAuthDialog((state) => state.openLogin);

  const menu = (
    <AccountMenu
      kicker={kicker}
      label={label}
      short={short}
      heading={member ? texts.welcome(label) : undefined}
      open={open}
      onOpenChange={setOpen}
    >
      {member === null ? (
        <AccountMenuSection>
          <Button
            variant="primary"
            fullWidth
            onClick={() => {
              setOpen(false);
              openLogin();
            }}
          >
            {texts.loginWithAccount}
          </Button>
        </AccountMenuSection>
      ) : (
        <MemberPanel
          user={member}
          onSessions={() => {
            setOpen(false);
            setShowsSessions(true);
          }}
        />
      )}
    </AccountMenu>
  );
  return (
    <>
      {menu}
      {showsSessions && (
        <Suspense>
          <OwnSessionsDialog open onOpenChange={setShowsSessions} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { isAdmin } from "@showroom/domain/access/access";
import { Button } from "@showroom/ui/controls/button/button";
import { PageShell } from "@showroom/ui/layout/page-shell/page-shell";
import { AccountMenu, AccountMenuSection } from "@showroom/ui/navigation/account-menu/account-menu";
import { TopNavigation } from "@showroom/ui/navigation/top-navigation/top-navigation";
import { connection } from "../shared/api/api.ts";
import { useConfig } from "@showroom/web-app/session/use-config";
import { ownSessionsTexts } from "@showroom/web-app/session/own-sessions-texts";
import { signOut } from "@showroom/web-app/session/sign-out";
import { paths } from "../shared/paths/paths.ts";
import { fullName, useUser } from "../shared/session/user.ts";
import styles from "./staff-frame.module.css";
import { shellTexts as texts } from "./texts.ts";

const OwnSessionsDialog = lazy(async () => ({
  default: (await import("@showroom/web-app/session/own-sessions-dialog")).OwnSessionsDialog,
}));

function Account() {
  const user = useUser();
  const name = fullName(user);
  const [open, setOpen] = useState(false);
  const [showsSessions, setShowsSessions] = useState(false);
  return (
    <>
      <AccountMenu label={name} open={open} onOpenChange={setOpen}>
        <AccountMenuSection>
          <div className={styles["person"]}>
            <div>
              <strong>{texts.welcome(name)}</strong>
              <span>{user.email}</span>
            </div>
            <Button
              variant="quiet"
              onClick={() => {
                setOpen(false);
                setShowsSessions(true);
              }}
            >
              {ownSessionsTexts.open}
            </Button>
            <Button variant="quiet" href={paths.account}>
              {texts.secondFactor}
            </Button>
            <Button onClick={() => void signOut(connection, () => window.location.assign("/"))}>{texts.logout}</Button>
          </div>
        </AccountMenuSection>
      </AccountMenu>
      {showsSessions && (
        <Suspense>
          <OwnSessionsDialog open onOpenChange={setShowsSessions} />
        </Suspense>
      )}
    </>
  );
}

export function StaffFrame() {
  const { productName } = useConfig();
  const { pathname } = useLocation();
  const isAdministrator = isAdmin(useUser());
  return (
    <PageShell
      navigation={
        <TopNavigation
          brand={texts.brand(productName)}
          brandHref={paths.today}
          items={[
            { href: paths.today, label: texts.today, current: pathname === paths.today },
            { href: paths.projects, label: texts.projects },
            ...(isAdministrator
              ? [
                  { href: paths.accounts, label: texts.accounts, current: pathname === paths.accounts },
                  { href: paths.failedJobs, label: texts.failedJobs, current: pathname === paths.failedJobs },
                ]
              : []),
          ]}
          end={<Account />}
        />
      }
    >
      <Outlet />
    </PageShell>
  );
}

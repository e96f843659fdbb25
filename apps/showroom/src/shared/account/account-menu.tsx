import { lazy, Suspense, useState } from "react";
import { AccountTrigger } from "@showroom/ui/navigation/account-menu/account-trigger";
import { useConfig } from "@showroom/web-app/session/use-config";
import { useVisitor } from "../session/user.ts";
import { accountTexts as texts } from "./texts.ts";

const loadPanel = () => import("./account-panel.tsx");
const AccountPanel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }));

/** The account button at the end of a top bar. The code of its panel is loaded on first use. */
export function AccountMenu() {
  const { productName } = useConfig();
  const visitor = useVisitor();
  const [wanted, setWanted] = useState(false);
  const name =
    visitor.status === "member"
      ? `${visitor.user.firstName} ${visitor.user.lastName}`.trim() || visitor.user.email
      : texts.my(productName);

  // Before the registration an account has no name yet.
  const short =
    visitor.status === "member" ? visitor.user.firstName.trim() || visitor.user.email.replace(/@.*/, "") : texts.login;
  const kicker = visitor.status === "member" ? undefined : texts.loginOn;

  const button = (
    <AccountTrigger
      kicker={kicker}
      label={name}
      short={short}
      data-needs-session=""
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => setWanted(true)}
    />
  );

  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountPanel kicker={kicker} label={name} short={short} />
    </Suspense>
  );
}

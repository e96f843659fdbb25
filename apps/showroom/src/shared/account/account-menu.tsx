import { lazy, Suspense, useState } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import UserRound from "lucide-react/icons/user-round";
import { Button } from "@showroom/ui/controls/button/button";
import { useConfig } from "../api/use-config.ts";
import { useVisitor } from "../session/user.ts";
import { accountTexts as texts } from "./texts.ts";

const loadPanel = () => import("./account-panel.tsx");
const AccountPanel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }));

/** The account button at the end of a top bar. What it opens is loaded when someone reaches for it. */
export function AccountMenu() {
  const { productName } = useConfig();
  const visitor = useVisitor();
  const [wanted, setWanted] = useState(false);
  const name = visitor.status === "member" ? `${visitor.user.firstName} ${visitor.user.lastName}`.trim() || visitor.user.email : texts.my(productName);

  const button = (
    <Button
      variant="quiet"
      icon={UserRound}
      iconAfter={ChevronDown}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => setWanted(true)}
    >
      {visitor.status === "member" ? name : `${texts.loginOn} ${name}`}
    </Button>
  );

  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountPanel kicker={visitor.status === "member" ? undefined : texts.loginOn} label={name} />
    </Suspense>
  );
}

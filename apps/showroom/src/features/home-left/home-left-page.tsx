import { Link } from "@showroom/ui/controls/link/link";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { homeLeftTexts as texts } from "./texts.ts";

/** Shown to a former buyer in place of the pages of the home. */
export function HomeLeftPage() {
  return <MessagePage announce title={texts.title} text={texts.text} actions={<Link href="/">{texts.home}</Link>} />;
}

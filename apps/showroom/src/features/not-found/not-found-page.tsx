import { Link } from "@showroom/ui/controls/link/link";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { notFoundTexts as texts } from "./texts.ts";

/** For an address that leads nowhere, and for a project that is not there or not ready. */
export function NotFoundPage() {
  return <MessagePage title={texts.title} text={texts.searching} actions={<Link href="/">{texts.home}</Link>} />;
}

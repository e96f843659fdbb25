import { Link } from "@showroom/ui/controls/link/link";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { notFoundTexts as texts } from "./texts.ts";

/** Shown for unknown addresses and for projects that do not exist or are not ready. */
export function NotFoundPage() {
  return <MessagePage title={texts.title} text={texts.searching} actions={<Link href="/">{texts.home}</Link>} />;
}

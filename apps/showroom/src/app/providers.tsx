import type { ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { LiveRegionProvider } from "@showroom/ui/feedback/live-region/live-region";
import { LinkProvider } from "@showroom/ui/navigation/link-provider/link-provider";
import type { AnchorProps } from "@showroom/ui/navigation/link-provider/link-provider";

/** React Router's own link would bring what fetches pages ahead for its server framework. */
function RoutedLink({ href, onClick, children, ...anchor }: AnchorProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler(href);
  return (
    <a
      {...anchor}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** What everything below may count on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider link={RoutedLink}>
      <LiveRegionProvider>{children}</LiveRegionProvider>
    </LinkProvider>
  );
}

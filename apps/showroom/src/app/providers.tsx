import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { LiveRegionProvider } from "@showroom/ui/feedback/live-region/live-region";
import { LinkProvider } from "@showroom/ui/navigation/link-provider/link-provider";
import type { AnchorProps } from "@showroom/ui/navigation/link-provider/link-provider";

function RoutedLink({ href, ...anchor }: AnchorProps) {
  return <RouterLink to={href} {...anchor} />;
}

/** What everything below may count on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider link={RoutedLink}>
      <LiveRegionProvider>{children}</LiveRegionProvider>
    </LinkProvider>
  );
}

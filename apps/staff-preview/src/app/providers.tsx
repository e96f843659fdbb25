import type { ReactNode } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { LiveRegionProvider } from "@showroom/ui/feedback/live-region/live-region";
import { LinkProvider } from "@showroom/ui/navigation/link-provider/link-provider";
import type { AnchorProps } from "@showroom/ui/navigation/link-provider/link-provider";
import { queryClient } from "../shared/api/query-client.ts";

function RoutedLink({ href, ...anchor }: AnchorProps) {
  return <RouterLink to={href} {...anchor} />;
}

/** What everything below may count on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider link={RoutedLink}>
        <LiveRegionProvider>{children}</LiveRegionProvider>
      </LinkProvider>
    </QueryClientProvider>
  );
}

import type { ReactNode } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { LiveRegionProvider } from "@showroom/ui/feedback/live-region/live-region";
import { LinkProvider } from "@showroom/ui/foundations/link-provider/link-provider";
import type { AnchorProps } from "@showroom/ui/foundations/link-provider/link-provider";
import type { ApiConnection } from "./session/api-connection.ts";
import { ConnectionContext } from "./session/connection-context.ts";
import { useSignedOut } from "./session/sign-out.ts";
import { SignedOutPage } from "./routing/signed-out-page.tsx";

function RoutedLink({ href, ...anchor }: AnchorProps) {
  return <RouterLink to={href} {...anchor} />;
}

export interface ProvidersProps {
  readonly connection: ApiConnection;
  readonly children: ReactNode;
}

/** The providers of an application: API connection, query cache, router links and announcements for screen readers. */
export function Providers({ connection, children }: ProvidersProps) {
  return (
    <ConnectionContext value={connection}>
      <QueryClientProvider client={connection.queryClient}>
        <LinkProvider link={RoutedLink}>
          <LiveRegionProvider>{useSignedOut() ? <SignedOutPage /> : children}</LiveRegionProvider>
        </LinkProvider>
      </QueryClientProvider>
    </ConnectionContext>
  );
}

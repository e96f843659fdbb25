import type { ReactNode } from "react";
import { PageShell } from "@showroom/ui/layout/page-shell/page-shell";
import { TopNavigation } from "@showroom/ui/navigation/top-navigation/top-navigation";
import type { NavigationItem } from "@showroom/ui/navigation/top-navigation/top-navigation";
import { AccountMenu } from "../shared/account/account-menu.tsx";

export interface PageFrameProps {
  readonly brand: ReactNode;
  readonly brandHref: string;
  readonly items: readonly NavigationItem[];
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page: navigation, content and footer. */
export function PageFrame({ brand, brandHref, items, footer, children }: PageFrameProps) {
  return (
    <PageShell
      navigation={<TopNavigation brand={brand} brandHref={brandHref} items={items} end={<AccountMenu />} />}
      footer={footer}
    >
      {children}
    </PageShell>
  );
}

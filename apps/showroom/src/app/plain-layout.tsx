import { Outlet, useLocation } from "react-router";
import { Link } from "@showroom/ui/controls/link/link";
import { Footer } from "@showroom/ui/navigation/footer/footer";
import { useConfig } from "@showroom/web-app/session/use-config";
import { publicPaths } from "../pages/links.ts";
import { PAGES } from "../pages/pages.ts";
import { PageFrame } from "./page-frame.tsx";
import { shellTexts } from "./texts.ts";
import type { ReactNode } from "react";

/** The layout of pages without a project. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { productName } = useConfig();
  const { pathname } = useLocation();
  return (
    <PageFrame
      brand={productName}
      brandHref="/"
      items={[{ href: "/", label: shellTexts.home, current: pathname === "/" }]}
      footer={
        <Footer
          disclaimer={pathname === PAGES.check.path ? shellTexts.allIncluded : shellTexts.disclaimer}
          links={
            <>
              <Link href={publicPaths.terms}>{shellTexts.terms}</Link>
              <Link href={publicPaths.privacy}>{shellTexts.privacy}</Link>
            </>
          }
        />
      }
    >
      {children}
    </PageFrame>
  );
}

export function PlainLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}

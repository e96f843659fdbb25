import { useLayoutEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { create } from "zustand";
import { usePageArrival } from "@showroom/ui/feedback/live-region/use-page-arrival";
import { useConfig } from "../session/use-config.ts";
import { pageTitle } from "./route-handle.ts";

interface ErrorTitle {
  /** Title of the error page that replaces the page of the address. Null when the page itself is shown. */
  readonly title: string | null;
}

const useErrorTitleStore = create<ErrorTitle>(() => ({ title: null }));

/** Gives the window the title of an error page while the component is mounted; null leaves that to a component within. */
export function useErrorTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title === null) return undefined;
    useErrorTitleStore.setState({ title });
    return () => useErrorTitleStore.setState({ title: null });
  }, [title]);
}

/** Sets the title of the window when the root of the application, which sets it otherwise, could not be shown. */
export function useRootErrorTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Sets the title of the window: the title of an error page, or else the name that the route gives. After a change of page
 * it announces the title and moves the focus to the page.
 */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const { productName } = useConfig();
  const name = pageTitle(useMatches());
  const errorTitle = useErrorTitleStore((state) => state.title);
  const shown = errorTitle ?? name;
  usePageArrival(pathname, shown === null || shown === productName ? productName : `${shown} | ${productName}`);
}

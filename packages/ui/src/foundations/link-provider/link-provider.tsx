import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from "react";

/** The props that every link of the library passes on: those of an anchor, with `href` required. */
export interface AnchorProps extends ComponentProps<"a"> {
  href: string;
}

function PlainAnchor({ children, ...anchor }: AnchorProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

export interface LinkProviderProps {
  /**
   * The application's own link, for example `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. Declare it
   * outside of any component, so that its identity does not change.
   */
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Provides the application's router link to every link, tab, menu item and button-like link below it. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An unstyled link. External URLs, downloads and new tabs stay ordinary anchors. */
export function Anchor(props: AnchorProps) {
  const RoutedAnchor = use(LinkContext);
  const leaves =
    props.target !== undefined ||
    props.download !== undefined ||
    !/^[/?#.]|^$/.test(props.href) ||
    props.href.startsWith("//");
  // oxlint-disable-next-line react/static-components -- from the context, so made once by the application
  return leaves ? <PlainAnchor {...props} /> : <RoutedAnchor {...props} />;
}

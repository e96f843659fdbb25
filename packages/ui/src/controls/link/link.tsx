import type { ReactNode } from "react";
import ExternalLink from "lucide-react/icons/external-link";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Anchor, type AnchorProps } from "../../foundations/link-provider/link-provider.tsx";
import styles from "./link.module.css";
import { linkTexts } from "./texts.ts";

export interface LinkProps extends AnchorProps {
  /** `quiet` is underlined only on hover; use it where the position shows that it is a link, never in running text. */
  variant?: "inline" | "quiet";
  /** Opens a new tab, and tells screen readers. Only where leaving the page would lose work. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link. The link provider lets the application route it. */
export function Link({ variant = "inline", newTab = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      data-variant={variant}
      className={classNames(styles["link"], className)}
    >
      {newTab ? (
        <>
          <span>{children}</span>
          <VisuallyHidden> {linkTexts.newTab}</VisuallyHidden>
          <Icon of={ExternalLink} size="small" className={styles["icon"]} />
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}

import type { ReactNode } from "react";
import ExternalLink from "lucide-react/icons/external-link";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Anchor, type AnchorProps } from "../../foundations/link-provider/link-provider.tsx";
import styles from "./link.module.css";
import { linkTexts } from "./texts.ts";

export interface LinkProps extends AnchorProps {
  /** `quiet` underlines on hover only; use it where the place alone says it is a link, never in running text. */
  variant?: "inline" | "quiet";
  /** Opens a new tab, and says so. Only where leaving would lose what someone is doing. */
  newTab?: boolean;
  children: ReactNode;
}

/** Goes somewhere. Routed by the application through the link provider. */
export function Link({ variant = "inline", newTab = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      data-variant={variant}
      className={classNames(styles["link"], className)}
    >
      {children}
      {newTab && (
        <>
          <VisuallyHidden> {linkTexts.newTab}</VisuallyHidden>
          <Icon of={ExternalLink} size="small" className={styles["icon"]} />
        </>
      )}
    </Anchor>
  );
}

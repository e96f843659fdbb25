import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./heading.module.css";

export interface HeadingProps extends ComponentProps<"h2"> {
  /** Its level in the page's outline; `p` or `span` for text that only looks like a heading. */
  as: "h1" | "h2" | "h3" | "h4" | "p" | "span";
  /** Font size token: 28 is `--font-size-28`. 16 is for a list item and uses the text font. */
  size: 48 | 36 | 28 | 22 | 18 | 16;
}

/** A heading with a size that differs from its level's usual one. For the usual size, use `<h2>`. */
export function Heading({ as: Element, size, className, children, ...heading }: HeadingProps) {
  return (
    <Element {...heading} className={classNames(styles["heading"], className)} data-size={size}>
      {children}
    </Element>
  );
}

import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./heading.module.css";

export interface HeadingProps extends ComponentProps<"h2"> {
  /** What it is in the outline of the page; `p` or `span` for words that only look like a heading. */
  as: "h1" | "h2" | "h3" | "h4" | "p" | "span";
  /** The type size that it takes, a token: 28 is `--font-size-28`. 16 is for a line of a list and stands in the face of the text. */
  size: 48 | 36 | 28 | 22 | 18 | 16;
}

/** A heading whose size follows from where it stands, not from its level. Of the usual size for its level, write `<h2>`. */
export function Heading({ as: Element, size, className, children, ...heading }: HeadingProps) {
  return (
    <Element {...heading} className={classNames(styles["heading"], className)} data-size={size}>
      {children}
    </Element>
  );
}

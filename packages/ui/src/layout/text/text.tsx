import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./text.module.css";

export interface TextProps extends ComponentProps<"p"> {
  /** `span` inside a line, `div` around other blocks. */
  as?: "p" | "span" | "div";
  /** `muted` is for what goes with something else: a date, a count, a note. */
  tone?: "ink" | "muted";
  /** The type size, a token. Left out: that of what it stands in. */
  size?: 18 | 16 | 14 | 13;
}

/** Words beside the ordinary ones: quieter or smaller. An ordinary paragraph is a `<p>`. */
export function Text({ as: Element = "p", tone = "ink", size, className, children, ...text }: TextProps) {
  return (
    <Element {...text} className={classNames(styles["text"], className)} data-tone={tone} data-size={size}>
      {children}
    </Element>
  );
}

import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./text.module.css";

export interface TextProps extends ComponentProps<"p"> {
  /** `span` inside a line, `div` around other blocks. */
  as?: "p" | "span" | "div";
  /** `muted` for secondary text: a date, a count, a note. */
  tone?: "ink" | "muted";
  /** Font size token; inherited when left out. */
  size?: 18 | 16 | 14 | 13;
}

/** Secondary text: muted or smaller. For an ordinary paragraph, use `<p>`. */
export function Text({ as: Element = "p", tone = "ink", size, className, children, ...text }: TextProps) {
  return (
    <Element {...text} className={classNames(styles["text"], className)} data-tone={tone} data-size={size}>
      {children}
    </Element>
  );
}

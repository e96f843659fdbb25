import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./surface.module.css";

export interface SurfaceProps extends ComponentProps<"div"> {
  /** `section` with a name is a landmark; `header` starts a section. */
  as?: "div" | "section" | "header";
  /**
   * Background: `sheet` is white; `paper` is the page's colour and covers scrolling content; `ink` is dark, for
   * pictures.
   */
  ground?: "none" | "paper" | "sheet" | "ink";
  /** Position of its hairline. `beside` is the line between two columns, from 1200px. */
  line?: "none" | "around" | "above" | "below" | "beside";
  /** Adds the shadow of a floating element. */
  floating?: boolean;
}

/** Background and hairlines of a part of the page. The page sets its position and spacing. */
export function Surface({
  as: Element = "div",
  ground = "none",
  line = "none",
  floating = false,
  className,
  children,
  ...element
}: SurfaceProps) {
  return (
    <Element
      {...element}
      className={classNames(styles["surface"], className)}
      data-ground={ground}
      data-line={line}
      data-floating={floating || undefined}
    >
      {children}
    </Element>
  );
}

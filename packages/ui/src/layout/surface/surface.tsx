import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./surface.module.css";

export interface SurfaceProps extends ComponentProps<"div"> {
  /** `section` with a name is a landmark; `header` begins a part. */
  as?: "div" | "section" | "header";
  /** `sheet` is white and lies on the paper; `paper` covers what scrolls under it; `ink` is for pictures in the dark. */
  ground?: "none" | "paper" | "sheet" | "ink";
  /** Where its hairline runs. `beside` is the line between two columns, from 1200px. */
  line?: "none" | "around" | "above" | "below" | "beside";
  /** It floats over what lies below, with the one soft shadow. */
  floating?: boolean;
}

/** Ground and hairlines of a part of the page. Its place and its space are the page's own. */
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

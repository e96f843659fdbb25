import { useEffect, useState, type RefObject } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./scroll-indicator.module.css";
import { scrollIndicatorTexts } from "./texts.ts";

/** A smaller remainder, in CSS px, is only padding at the end of the content. */
const REST_PX = 20;

export interface ScrollIndicatorProps {
  /** The scrolling element; leave out for the window. Put the indicator in the element's positioned parent. */
  target?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/** Whether there is more content below, or else whether the element scrolls at all. */
type State = "more" | "end" | "fits";

function stateOf({ scrollHeight, clientHeight, scrollTop }: Element): State {
  const hidden = scrollHeight - clientHeight;
  if (hidden - scrollTop > REST_PX) return "more";
  return hidden > 0 ? "end" : "fits";
}

/**
 * Shows that there is more content, while more than 20px remain below. A press scrolls by most of a view. Not needed by
 * keyboard and screen-reader users. An indicator with a row of its own must keep it in the state `end`: otherwise the
 * element grows and its content moves when the end is reached.
 */
export function ScrollIndicator({ target, className }: ScrollIndicatorProps) {
  const [state, setState] = useState<State>("fits");

  useEffect(() => {
    const scroller = target ? target.current : document.documentElement;
    if (!scroller) return undefined;
    const source: EventTarget = target ? scroller : window;
    const update = () => setState(stateOf(scroller));
    // The observer also fires once at the start, after layout; measuring directly would force a layout.
    const observer = new ResizeObserver(update);
    const observe = () => [scroller, ...scroller.children].forEach((element) => observer.observe(element));
    // New content does not resize the scrolling element itself
    const children = new MutationObserver(() => {
      observe();
      requestAnimationFrame(update);
    });
    observe();
    children.observe(scroller, { childList: true });
    source.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      children.disconnect();
      source.removeEventListener("scroll", update);
    };
  }, [target]);

  function scrollOn() {
    const scroller = target ? target.current : document.documentElement;
    scroller?.scrollBy({ top: scroller.clientHeight * 0.8 });
  }

  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={classNames(styles["indicator"], className)}
      data-state={state}
      onClick={scrollOn}
    >
      <Icon of={ChevronDown} />
      {scrollIndicatorTexts.more}
    </button>
  );
}

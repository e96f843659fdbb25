import { useEffect, useState, type RefObject } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./scroll-indicator.module.css";
import { scrollIndicatorTexts } from "./texts.ts";

/** Less than this is the padding at the end of the content, in CSS px. */
const REST_PX = 20;

export interface ScrollIndicatorProps {
  /** The element that scrolls; leave out for the window. Put the indicator in its positioned parent. */
  target?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

function hasMore(scroller: Element): boolean {
  return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > REST_PX;
}

/** Shows that there is more below, while more than 20px remains. A press scrolls on by most of a view. Keyboards and screen readers have no need of it. */
export function ScrollIndicator({ target, className }: ScrollIndicatorProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const scroller = target ? target.current : document.documentElement;
    if (!scroller) return undefined;
    const source: EventTarget = target ? scroller : window;
    const update = () => setShown(hasMore(scroller));
    // Tells of each element once it is laid out, the first time too: asking right away would lay the page out between two changes.
    const observer = new ResizeObserver(update);
    const observe = () => [scroller, ...scroller.children].forEach((element) => observer.observe(element));
    // Content that arrives later does not resize the scroller itself
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
      data-shown={shown}
      onClick={scrollOn}
    >
      <Icon of={ChevronDown} />
      {scrollIndicatorTexts.more}
    </button>
  );
}

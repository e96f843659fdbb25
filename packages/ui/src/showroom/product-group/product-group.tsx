import { useId, useState, type ReactNode, type Ref } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { StatusLabel, type GroupStatus } from "./status-label.tsx";
import { productGroupTexts } from "./texts.ts";
import styles from "./product-group.module.css";

export interface ProductGroupProps {
  /** The section's name: 'Wandtegel', 'Wastafel'. */
  title: string;
  /** Label of the section; leave out for a section without products. */
  status?: GroupStatus | undefined;
  /** Restores the standard; only with `status="reset"`. */
  onReset?: (() => void) | undefined;
  /** The present choice, shown under the title. */
  chosen?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `main` for sections of the tab, `sub` for nested ones (Standaard, The Wall, Luxe). */
  level?: "main" | "sub" | undefined;
  /** Heading level, one below the surrounding section's. Default: `h3` for main, `h4` for sub. */
  headingAs?: "h2" | "h3" | "h4" | undefined;
  /** One sentence next to the title of a sub-section: 'Onze standaard selectie.' */
  note?: string | undefined;
  /** Ref of the section element, to scroll it into view when it opens. */
  ref?: Ref<HTMLElement> | undefined;
  /** The cards. Rendered only while the section is open, because there may be a hundred. */
  children: ReactNode;
}

/**
 * A section of choices that opens and closes, with a status label next to its title. The parent decides which sections
 * are open.
 */
export function ProductGroup({
  title,
  status,
  onReset,
  chosen,
  open,
  onOpenChange,
  level = "main",
  headingAs,
  note,
  ref,
  children,
}: ProductGroupProps) {
  const panelId = useId();
  const [hasBeenClosed, setHasBeenClosed] = useState(!open);
  if (!open && !hasBeenClosed) setHasBeenClosed(true);
  const Heading = headingAs ?? (level === "main" ? "h3" : "h4");
  return (
    <section ref={ref} className={styles["group"]} data-level={level}>
      <div className={styles["header"]}>
        <Heading className={styles["heading"]}>
          <button
            type="button"
            className={styles["trigger"]}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => onOpenChange(!open)}
          >
            <Icon of={ChevronDown} className={styles["arrow"]} />
            <span>{title}</span>
          </button>
        </Heading>
        {status && <StatusLabel status={status} title={title} onReset={onReset} />}
        {chosen ? (
          <p className={styles["chosen"]}>
            <VisuallyHidden>{productGroupTexts.chosen} </VisuallyHidden>
            <span>{chosen}</span>
          </p>
        ) : (
          note && <p className={styles["chosen"]}>{note}</p>
        )}
      </div>
      <div id={panelId} hidden={!open}>
        {open && (
          <div className={styles["panel"]} data-fades={hasBeenClosed || undefined}>
            {children}
          </div>
        )}
      </div>
    </section>
  );
}

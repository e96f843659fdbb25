import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Link } from "../../controls/link/link.tsx";
import styles from "./picture-parts.module.css";

/** Something chosen that is in the picture. */
export interface PartChoice {
  key: string;
  /** What it is: 'Wandtegel', 'Wastafelkraan'. */
  title: string;
  /** What is chosen: 'Solva travertin, 30 x 60 cm'. */
  name: string;
  /** What it costs extra; a price tag. */
  price?: ReactNode | undefined;
  /** Where it is chosen. */
  way?:
    | {
        readonly href: string;
        readonly words: string;
        /** Called before the link is followed. */
        readonly onFollow?: ((event: MouseEvent) => void) | undefined;
      }
    | undefined;
  /** Numbers of the parts of the picture that show it. */
  parts: readonly number[];
}

export interface PartChoicesProps {
  choices: readonly PartChoice[];
  /** Called with what the pointer or the focus is at; null when it leaves. */
  onPoint: (choice: PartChoice | null) => void;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** What is chosen for parts of a picture: name, extra cost and the way to change it. */
export function PartChoices({ choices, onPoint, onFollow }: PartChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  // A panel that opened while the choices were looked for has the focus itself.
  useEffect(() => {
    if (document.activeElement !== list.current?.closest("[role=dialog]")) return;
    list.current?.querySelector<HTMLElement>("a[href], [tabindex]")?.focus({ preventScroll: true });
  }, []);
  return (
    <ul ref={list} className={styles["choices"]}>
      {choices.map((choice) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows in the picture what the pointer or the focus is at; nothing to press
        <li
          key={choice.key}
          className={styles["choice"]}
          // Without a link, the keyboard reaches it as the pointer does.
          tabIndex={choice.way ? undefined : 0}
          onPointerEnter={() => onPoint(choice)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(choice)}
          onBlur={() => onPoint(null)}
        >
          <span className={styles["kind"]}>{choice.title}</span>
          <span className={styles["name"]}>{choice.name}</span>
          {choice.price !== undefined && <span className={styles["price"]}>{choice.price}</span>}
          {choice.way && (
            <Link
              href={choice.way.href}
              className={styles["way"]}
              onClick={(event) => {
                choice.way?.onFollow?.(event);
                onFollow();
              }}
            >
              {choice.way.words}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

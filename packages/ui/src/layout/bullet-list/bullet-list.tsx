import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { classNames } from "../../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./bullet-list.module.css";

export interface BulletListProps {
  /** `number` when the order matters, `attention` for open tasks. */
  marker?: "dot" | "number" | "attention";
  /** The lines, each a few words or a link. */
  items: readonly { key: string | number; content: ReactNode }[];
  className?: string | undefined;
}

/** A short list in running text: what is missing, what differs, the articles of a page. */
export function BulletList({ marker = "dot", items, className }: BulletListProps) {
  const List = marker === "number" ? "ol" : "ul";
  return (
    <List className={classNames(styles["list"], className)} data-marker={marker}>
      {items.map(({ key, content }) => (
        <li key={key}>
          {marker === "attention" ? (
            <>
              <Icon of={CircleAlert} size="small" />
              <span>{content}</span>
            </>
          ) : (
            content
          )}
        </li>
      ))}
    </List>
  );
}

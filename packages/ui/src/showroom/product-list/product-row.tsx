import type { ReactNode } from "react";
import { Link } from "../../controls/link/link.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { MaterialTexture } from "../material-texture/material-texture.tsx";
import styles from "./product-list.module.css";
import { productListTexts } from "./texts.ts";

export interface ProductRowProps {
  /** The name of the product or material. */
  name: string;
  /** Picture of the product or material. */
  imageUrl?: string | undefined;
  /** CSS colour to show without a picture. */
  colour?: string | undefined;
  /** `cover` for materials, `contain` for product cut-outs. */
  fit?: "cover" | "contain" | undefined;
  /** Role or kind: 'Wandtegel', 'Fonteinkraan'. */
  label?: string | undefined;
  /** Colour, size, finish. */
  description?: string | undefined;
  /** A price tag. */
  price?: ReactNode | undefined;
  /** URL of the page on which it can be changed. Leave out for no link, as on the Start tab. */
  editHref?: string | undefined;
  /** Further words and actions, below the others. */
  children?: ReactNode | undefined;
}

/** One product in the list of the Start or Result tab. */
export function ProductRow({
  name,
  imageUrl,
  colour,
  fit = "cover",
  label,
  description,
  price,
  editHref,
  children,
}: ProductRowProps) {
  return (
    <li className={styles["row"]}>
      <span className={styles["thumbnail"]}>
        <MaterialTexture imageUrl={imageUrl} colour={colour} fit={fit} />
      </span>
      <div className={styles["words"]}>
        {label && <span className={styles["label"]}>{label}</span>}
        <span className={styles["name"]}>{name}</span>
        {description && <span className={styles["description"]}>{description}</span>}
        {editHref !== undefined && (
          <Link href={editHref} className={styles["edit"]}>
            {productListTexts.edit}
            <VisuallyHidden>{` ${productListTexts.editOf(label ?? name)}`}</VisuallyHidden>
          </Link>
        )}
        {children && <div className={styles["more"]}>{children}</div>}
      </div>
      {price && <span className={styles["price"]}>{price}</span>}
    </li>
  );
}

import { Children, type ReactNode } from "react";
import { EmptyState } from "../../feedback/empty-state/empty-state.tsx";
import { Skeleton } from "../../feedback/skeleton/skeleton.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./product-list.module.css";
import { productListTexts } from "./texts.ts";

export interface ProductListProps {
  /** Accessible name: 'Standaard opstelling', 'Gekozen producten'. */
  label: string;
  /** Product rows. */
  children?: ReactNode | undefined;
  /** Text for an empty list: 'Er is geen standaard opstelling.', 'Er zijn geen producten gekozen.' */
  emptyText: string;
  /** Shows placeholders while the rows load. */
  loading?: boolean | undefined;
}

/** A list of products with hairlines. */
export function ProductList({ label, children, emptyText, loading = false }: ProductListProps) {
  if (!loading && Children.toArray(children).length === 0) return <EmptyState title={emptyText} />;
  return (
    <div aria-busy={loading || undefined}>
      {loading && <VisuallyHidden role="status">{productListTexts.loading}</VisuallyHidden>}
      {loading &&
        Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} variant="block" height="7.2rem" className={styles["waiting"]} />
        ))}
      {!loading && (
        <ul className={styles["list"]} aria-label={label}>
          {children}
        </ul>
      )}
    </div>
  );
}

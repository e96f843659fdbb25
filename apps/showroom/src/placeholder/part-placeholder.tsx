import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import type { PartRow } from "../pages/steps.ts";
import styles from "./part-placeholder.module.css";

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function Cards({ count, columns }: { count: number; columns: "three" | "two" }) {
  return (
    <div className={styles["cards"]} data-columns={columns}>
      {times(count).map((card) => (
        <div key={card}>
          <Skeleton variant="block" className={styles["square"]} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

/** Placeholder rows of choices, each with a picture and text. */
export function Rows({ count }: { count: number }) {
  return times(count).map((row) => (
    <div key={row} className={styles["row"]}>
      <Skeleton variant="block" className={styles["square"]} />
      <Skeleton lines={2} />
    </div>
  ));
}

function Words() {
  return (
    <>
      <Skeleton variant="block" className={styles["heading"]} />
      <Skeleton lines={2} />
    </>
  );
}

/** The placeholder of a sidebar part. */
export function PartPlaceholder({ shape }: { shape: PartRow["placeholder"] }) {
  if (shape === "tiles")
    return (
      <>
        <div className={styles["filters"]}>
          <Skeleton variant="block" className={styles["filter"]} />
          <Skeleton variant="block" className={styles["filter"]} />
        </div>
        <Skeleton variant="block" className={styles["heading"]} />
        <Cards count={6} columns="three" />
      </>
    );
  if (shape === "rows")
    return (
      <>
        <Words />
        <Rows count={5} />
      </>
    );
  return (
    <>
      <Words />
      <Cards count={4} columns="two" />
    </>
  );
}

import styles from "./summary.module.css";

/** A title in two parts, 'Digitale showroom | Samenvatting': where it takes two lines, the bar ends the first one. */
export function BarTitle({ text }: { readonly text: string }) {
  const [, before, bar, after] = /^(.* )?(\S+ \|)( .*)$/.exec(text) ?? [];
  if (bar === undefined) return text;
  return (
    <>
      {before}
      <span className={styles["bar"]}>{bar}</span>
      {after}
    </>
  );
}

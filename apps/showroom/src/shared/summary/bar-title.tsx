import styles from "./summary.module.css";

/** A title in two parts, 'Digitale showroom | Samenvatting'. On two lines, the vertical bar stays at the end of the first. */
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

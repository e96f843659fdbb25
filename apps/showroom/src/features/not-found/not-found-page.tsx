import { Link } from "@showroom/ui/controls/link/link";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import styles from "./not-found-page.module.css";
import { notFoundTexts as texts } from "./texts.ts";

/** For an address that leads nowhere, and for a project that is not there or not ready. */
export function NotFoundPage() {
  return (
    <div className={styles["page"]}>
      <PageHeader title={texts.title} intro={<p>{texts.searching}</p>} />
      <Link href="/">{texts.home}</Link>
    </div>
  );
}

import { Link } from "@showroom/ui/controls/link/link";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { useConfig } from "@showroom/web-app/session/use-config";
import styles from "./terms-page.module.css";
import { termsSections, termsTexts as texts } from "./texts.ts";

const anchor = (index: number): string => `artikel-${index + 1}`;

/** The terms of an account. Anyone can read and print them. */
export function TermsPage() {
  const { productName } = useConfig();
  const sections = termsSections(productName);
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={texts.title}
        intro={
          <>
            <p>{texts.intro(productName)}</p>
            <p>{texts.updated}</p>
          </>
        }
      />
      <div className={styles["columns"]}>
        <nav className={styles["contents"]} aria-label={texts.contents} data-print="hide">
          <BulletList
            marker="number"
            items={sections.map(({ title }, index) => ({
              key: title,
              content: (
                <Link variant="quiet" href={`#${anchor(index)}`}>
                  {title}
                </Link>
              ),
            }))}
          />
        </nav>
        <div className={styles["sections"]}>
          {sections.map(({ title, paragraphs }, index) => (
            <section
              key={title}
              id={anchor(index)}
              className={styles["section"]}
              aria-labelledby={`${anchor(index)}-titel`}
            >
              <Heading as="h2" size={28} id={`${anchor(index)}-titel`}>
                {index + 1}. {title}
              </Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

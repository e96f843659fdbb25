import type { ReactNode } from "react";
import { Link } from "@showroom/ui/controls/link/link";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import styles from "./numbered-sections.module.css";

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface NumberedSectionsProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** Accessible name of the table of contents. */
  readonly contents: string;
  readonly sections: readonly LegalSection[];
}

const anchor = (index: number): string => `artikel-${index + 1}`;

/** A page of numbered sections with a table of contents. Anyone can read and print it. */
export function NumberedSections({ title, intro, contents, sections }: NumberedSectionsProps) {
  return (
    <div className={styles["page"]}>
      <PageHeader title={title} intro={intro} />
      <div className={styles["columns"]}>
        <nav className={styles["contents"]} aria-label={contents} data-print="hide">
          <BulletList
            marker="number"
            items={sections.map((section, index) => ({
              key: section.title,
              content: (
                <Link variant="quiet" href={`#${anchor(index)}`}>
                  {section.title}
                </Link>
              ),
            }))}
          />
        </nav>
        <div className={styles["sections"]}>
          {sections.map((section, index) => (
            <section
              key={section.title}
              id={anchor(index)}
              className={styles["section"]}
              aria-labelledby={`${anchor(index)}-titel`}
            >
              <Heading as="h2" size={28} id={`${anchor(index)}-titel`}>
                {`${index + 1}. ${section.title}`}
              </Heading>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

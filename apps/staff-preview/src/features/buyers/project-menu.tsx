import type { ReactNode } from "react";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { mayChangeCatalogue } from "@showroom/domain/access/access";
import { Button } from "@showroom/ui/controls/button/button";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { OrderListButton } from "../../shared/order-list/order-list-button.tsx";
import { paths } from "../../shared/paths/paths.ts";
import { useUser } from "../../shared/session/user.ts";
import styles from "./project-menu.module.css";
import { buyersTexts as texts } from "./texts.ts";

interface Group {
  readonly title: string;
  readonly links: readonly (readonly [label: string, href: string] | false)[];
  /** What is no page. */
  readonly action?: ReactNode;
}

interface ProjectMenuProps {
  readonly project: StaffProject;
  readonly hasBuyers: boolean;
}

/** The pages of a project, by what they are about. */
export function ProjectMenu({ project, hasBuyers }: ProjectMenuProps) {
  const mayChange = mayChangeCatalogue(useUser(), project);
  const { id, slug, houseTypes } = project;
  const { groups } = texts;
  const all: readonly Group[] = [
    {
      title: groups.people,
      links: [
        mayChange && [texts.homes, paths.homes(slug)],
        mayChange && [texts.invite, paths.invitations(slug)],
        [texts.bouncedMails, paths.bouncedMails(slug)],
      ],
    },
    {
      title: groups.dates,
      links: [[texts.appointments, paths.appointments(slug)], mayChange && [texts.closings, paths.closings(slug)]],
    },
    {
      title: groups.agreements,
      links: [
        [texts.questions, paths.questions(slug)],
        [texts.offers, paths.offers(slug)],
      ],
      action: hasBuyers && <OrderListButton projectId={id} />,
    },
    {
      title: groups.catalogue,
      links: [
        houseTypes.length > 0 && [texts.houseTypes, paths.houseTypes(slug)],
        mayChange && [texts.catalogue, paths.catalogue(slug)],
        mayChange && [texts.webhooks, paths.webhooks(slug)],
      ],
    },
  ];
  return (
    <nav className={styles["menu"]} aria-label={texts.menu} data-print="hide">
      {all.map(({ title, links, action }) => {
        const shown = links.filter((link) => link !== false);
        return shown.length === 0 && !action ? null : (
          <section key={title} className={styles["group"]}>
            <Heading as="h2" size={16}>
              {title}
            </Heading>
            <div className={styles["links"]}>
              {shown.map(([label, href]) => (
                <Button key={href} size="small" href={href}>
                  {label}
                </Button>
              ))}
              {action && <span>{action}</span>}
            </div>
          </section>
        );
      })}
    </nav>
  );
}

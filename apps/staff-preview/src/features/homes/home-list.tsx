import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { SearchField } from "@showroom/ui/controls/search-field/search-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { paths } from "../../shared/paths/paths.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { searchHomes } from "./find-homes.ts";
import { FormerBuyersDialog } from "./former-buyers.tsx";
import { HomeDialog } from "./home-dialog.tsx";
import { OccupancyDialog } from "./occupancy-dialog.tsx";
import { occupancyTexts } from "./occupancy-texts.ts";
import { homesQuery } from "../../shared/homes/homes.ts";
import { homesTexts as texts } from "./texts.ts";

const BADGES = { free: "open", "in-use": "done", closed: "locked" } as const;

type HomeAct = "edit" | "occupancy";

interface HomeLineProps {
  readonly home: ProjectHome;
  readonly slug: string;
  /** Absent where homes cannot change. */
  readonly onAct: ((act: HomeAct) => void) | undefined;
  readonly onFormer: () => void;
}

function HomeLine({ home, slug, onAct, onFormer }: HomeLineProps) {
  const { buildNumber, houseType, phase, address, state, buyers, former = 0 } = home;
  return (
    <RuledItem
      aside={
        (onAct || former > 0) && (
          <div className={styles["actions"]}>
            {former > 0 && (
              <Button size="small" aria-label={texts.named(occupancyTexts.former, buildNumber)} onClick={onFormer}>
                {occupancyTexts.former}
              </Button>
            )}
            {onAct && buyers.length > 0 && (
              <Button
                size="small"
                aria-label={texts.named(occupancyTexts.open, buildNumber)}
                onClick={() => onAct("occupancy")}
              >
                {occupancyTexts.open}
              </Button>
            )}
            {onAct && (
              <Button size="small" aria-label={texts.named(texts.edit, buildNumber)} onClick={() => onAct("edit")}>
                {texts.edit}
              </Button>
            )}
          </div>
        )
      }
    >
      <p>
        <strong>{texts.home(buildNumber)}</strong>{" "}
        <StatusBadge variant={BADGES[state]}>{texts.states[state]}</StatusBadge>
      </p>
      <Text tone="muted" size={14}>
        {[houseType || texts.noType, phase, address].filter(Boolean).join(" · ")}
      </Text>
      {buyers.map(({ userId, name }) => (
        <Text key={userId} size={14}>
          {texts.buyers} <Link href={paths.buyer(slug, userId)}>{name}</Link>
        </Text>
      ))}
    </RuledItem>
  );
}

/** The homes of the project, with their state and buyers. */
export function HomeList() {
  const { id: projectId, slug, state } = useStaffProject();
  const { data: homes } = useSuspenseQuery(homesQuery(projectId));
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<{ readonly home: ProjectHome; readonly act: HomeAct | "former" } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const found = searchHomes(homes, search);
  const open = (home: ProjectHome, act: HomeAct | "former"): void => {
    setDone(null);
    setOpened({ home, act });
  };
  const close = (): void => setOpened(null);
  const finish = (text: string): void => {
    close();
    setDone(text);
  };
  return (
    <section className={styles["section"]} aria-labelledby="woningen">
      <Heading as="h2" size={28} id="woningen">
        {texts.list}
      </Heading>
      {done !== null && (
        <Alert variant="success" announce="polite">
          {done}
        </Alert>
      )}
      {homes.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyExplained}</EmptyState>
      ) : (
        <>
          <SearchField label={texts.search} placeholder={texts.searchHelp} value={search} onValueChange={setSearch} />
          <Text size={14} tone="muted" role="status">
            {texts.count(found.length, homes.length)}
          </Text>
          {found.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <RuledList label={texts.list} density="dense" className={styles["wide"]}>
              {found.map((home) => (
                <HomeLine
                  key={home.id}
                  home={home}
                  slug={slug}
                  onAct={state === "archived" ? undefined : (act) => open(home, act)}
                  onFormer={() => open(home, "former")}
                />
              ))}
            </RuledList>
          )}
        </>
      )}
      {opened?.act === "edit" && <HomeDialog home={opened.home} onClose={close} onDone={finish} />}
      {opened?.act === "occupancy" && (
        <OccupancyDialog home={opened.home} homes={homes} onClose={close} onDone={finish} />
      )}
      {opened?.act === "former" && <FormerBuyersDialog home={opened.home} onClose={close} />}
    </section>
  );
}

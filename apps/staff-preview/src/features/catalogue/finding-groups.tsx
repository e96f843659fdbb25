import { useState } from "react";
import Download from "lucide-react/icons/download";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { keepFile } from "@showroom/web-app/files/keep-file";
import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import styles from "./catalogue.module.css";
import { findingsCsv, groupFindings, type FindingGroup } from "./group-findings.ts";
import { findingTexts as texts } from "./texts.ts";

/** Same words as `showroom check` prints. */
const lineOf = ({ path, article, reason }: CatalogueFinding): string =>
  path === "" ? reason : `${path}${article === null || path.includes(article) ? "" : ` (${article})`}: ${reason}`;

export function FindingList({ findings }: { findings: readonly CatalogueFinding[] }) {
  const lines = findings.map(lineOf);
  return <BulletList items={lines.map((line, at) => ({ key: `${at}/${line}`, content: line }))} />;
}

function Group({ level, cause, findings }: FindingGroup) {
  return (
    <>
      <p>
        <strong>{texts.group(level, findings.length, cause)}</strong>
      </p>
      <FindingList findings={findings} />
    </>
  );
}

const LEVELS = ["all", "error", "warning"] as const;

/** The findings of a check by cause, with a filter and a list to download. */
export function FindingGroups({ findings }: { findings: readonly CatalogueFinding[] }) {
  const [shown, setShown] = useState<string>("all");
  const levels = new Set(findings.map(({ level }) => level));
  const filter = levels.size > 1 ? shown : "all";
  const groups = groupFindings(findings).filter(({ level }) => filter === "all" || level === filter);
  const save = (): void =>
    keepFile(new Blob([findingsCsv(findings)], { type: "text/csv;charset=utf-8" }), texts.fileName);
  return (
    <>
      <div className={styles["actions"]}>
        {levels.size > 1 && (
          <Select
            label={texts.filter}
            value={filter}
            options={LEVELS.map((value) => ({ value, label: texts.filters[value] }))}
            onChange={(event) => setShown(event.target.value)}
          />
        )}
        <Button size="small" icon={Download} onClick={save}>
          {texts.download}
        </Button>
      </div>
      {groups.map((group) => (
        <Group key={`${group.level} ${group.cause}`} {...group} />
      ))}
    </>
  );
}

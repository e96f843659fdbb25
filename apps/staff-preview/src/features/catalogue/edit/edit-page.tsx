import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  EDIT_SECTIONS,
  type CatalogueFieldGroup,
  type EditSection,
} from "@showroom/api-contract/entities/catalogue-fields";
import { Button } from "@showroom/ui/controls/button/button";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { Link } from "@showroom/ui/controls/link/link";
import { SearchField } from "@showroom/ui/controls/search-field/search-field";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TabLinks } from "@showroom/ui/navigation/tab-links/tab-links";
import { StaffPage } from "../../../shared/page/staff-page.tsx";
import { paths } from "../../../shared/paths/paths.ts";
import { useStaffProject } from "../../../shared/projects/projects.ts";
import { ChangeView } from "../change-view.tsx";
import styles from "../catalogue.module.css";
import { StagedList } from "../staged-list.tsx";
import { catalogueTexts } from "../texts.ts";
import { CatalogueFieldControl } from "./catalogue-field.tsx";
import { PriceTable } from "./price-table.tsx";
import { priceTables } from "./price-tables.ts";
import { editTexts as texts } from "./texts.ts";
import { useEdits, type Edits } from "./use-edits.ts";

function Group({ group, edits, isOnly }: { group: CatalogueFieldGroup; edits: Edits; isOnly: boolean }) {
  const { title, fields } = group;
  return (
    <Disclosure showLabel={texts.show(title)} hideLabel={texts.hide(title)} defaultOpen={isOnly}>
      <div className={styles["fields"]}>
        {fields.map((field) => (
          <CatalogueFieldControl key={field.path} field={field} edits={edits} />
        ))}
      </div>
    </Disclosure>
  );
}

interface GroupsProps {
  groups: readonly CatalogueFieldGroup[];
  edits: Edits;
  section: EditSection;
}

/** Prices stand in tables, everything else in a part for each entry. */
function Groups({ groups, edits, section }: GroupsProps) {
  if (section === "prices")
    return priceTables(groups).map((table) => (
      <PriceTable key={`${table.sheet}/${table.headings.join("/")}`} table={table} edits={edits} />
    ));
  return groups.map((group, at) => (
    <Group key={`${group.fields[0]?.path ?? ""}/${at}`} group={group} edits={edits} isOnly={groups.length === 1} />
  ));
}

/** Checks the edits, and shows what they would change. */
function CheckSection({ edits }: { edits: Edits }) {
  const { fields, check, version, setVersion, edits: changed, discard } = edits;
  const name = version ?? fields.data?.catalogueVersion ?? "";
  return (
    <section className={styles["section"]} aria-label={texts.check}>
      <p role="status">{texts.edited(changed.size)}</p>
      <TextField
        label={texts.version}
        maxLength={40}
        value={name}
        onChange={(event) => setVersion(event.target.value)}
      />
      <div className={styles["actions"]}>
        <Button
          variant="primary"
          disabled={changed.size === 0 || name.trim() === ""}
          loading={check.isPending}
          onClick={() => check.mutate(name)}
        >
          {texts.check}
        </Button>
        {changed.size > 0 && <Button onClick={discard}>{texts.discard}</Button>}
      </div>
      {check.isError && (
        <Alert variant="danger" announce="assertive">
          {catalogueTexts.failed}
        </Alert>
      )}
      {check.data !== undefined && <ChangeView {...check.data} />}
      {check.data?.stagedId != null && <p>{texts.staged}</p>}
      <StagedList />
    </section>
  );
}

/** Edits texts, pictures, people, dates and prices of a project. The result is a new version of its catalogue. */
export function EditCataloguePage() {
  const project = useStaffProject();
  const [parameters] = useSearchParams();
  const [search, setSearch] = useState("");
  const section = EDIT_SECTIONS.find((name) => name === parameters.get("deel")) ?? "texts";
  const edits = useEdits(project.id, { section, search });
  const found = edits.fields.data;
  return (
    <StaffPage>
      <PageHeader
        size="small"
        kicker={<Link href={paths.catalogue(project.slug)}>{`${project.name} / ${catalogueTexts.title}`}</Link>}
        title={texts.title}
        intro={<p>{texts.intro}</p>}
      />
      <TabLinks
        label={texts.sectionsLabel}
        items={EDIT_SECTIONS.map((name) => ({
          href: paths.editCatalogue(project.slug, name),
          label: texts.sections[name],
          current: name === section,
        }))}
      />
      <SearchField label={texts.search} value={search} onValueChange={setSearch} />
      {edits.fields.isError && (
        <Alert variant="danger" announce="assertive">
          {catalogueTexts.failed}
        </Alert>
      )}
      {found?.groups.length === 0 && <p>{texts.none}</p>}
      {found && <Groups groups={found.groups} edits={edits} section={section} />}
      {found && found.total > found.groups.length && <p>{texts.shown(found.groups.length, found.total)}</p>}
      <CheckSection edits={edits} />
    </StaffPage>
  );
}

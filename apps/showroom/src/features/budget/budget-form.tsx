import { useId, useState } from "react";
import type { FormEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { setBudget } from "@showroom/api-contract/endpoints/budget";
import { formatUnitPrice } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { api } from "../../shared/api/api.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { budgetQuery } from "./budget-query.ts";
import { readBudget } from "./read-budget.ts";
import { budgetTexts as texts } from "./texts.ts";
import styles from "./budget.module.css";

/** The amount as somebody types it: `5.000`. */
const typedOf = (budget: Cents | null): string =>
  budget === null ? "" : formatUnitPrice(budget).replace("€ ", "").replace(",-", "");

/** Sets or removes the budget. */
export function BudgetForm({ budget }: { readonly budget: Cents | null }) {
  const { project, store } = useShowroom();
  const userId = useChoices(store, ({ server }) => server.userId);
  const queries = useQueryClient();
  const field = useId();
  const [typed, setTyped] = useState(() => typedOf(budget));
  const [busy, setBusy] = useState<"save" | "remove" | null>(null);
  const [error, setError] = useState<string | null>(null);

  /** Shows the problem and moves the focus to the field, so that screen readers read it. */
  function refuse(reason: string): void {
    setError(reason);
    document.getElementById(field)?.focus();
  }

  async function keep(wanted: Cents | null): Promise<void> {
    setError(null);
    setBusy(wanted === null ? "remove" : "save");
    try {
      const kept = await api.call(setBudget, { params: { projectId: project.id }, body: { budget: wanted, userId } });
      replaceData(queries, budgetQuery(project.id, userId), kept);
    } catch {
      refuse(texts.failed);
    } finally {
      setBusy(null);
    }
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    const wanted = readBudget(typed);
    if (wanted === null) return refuse(texts.invalid);
    void keep(wanted);
  }

  return (
    <form className={styles["form"]} onSubmit={save} noValidate>
      <TextField
        id={field}
        label={texts.field}
        description={texts.help}
        error={error ?? undefined}
        prefix="€"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className={styles["actions"]}>
        <Button type="submit" size="small" loading={busy === "save"}>
          {texts.save}
        </Button>
        {budget !== null && (
          <Button size="small" variant="quiet" loading={busy === "remove"} onClick={() => void keep(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

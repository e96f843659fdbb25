import { useState } from "react";
import type { ChangeEvent, FocusEvent, SubmitEvent } from "react";
import type * as z from "zod/mini";
import { useHydrated } from "@showroom/ui/foundations/use-hydrated";
import { fieldProblems } from "./field-problems.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Props for the control of a field. */
interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  /** True until hydration, which would drop earlier input. */
  readonly readOnly: boolean;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
}

export interface Fields<Name extends string> {
  readonly field: (name: Name) => FieldProps;
  /** Whether the schema accepts the values. */
  readonly complete: boolean;
  readonly sending: boolean;
  /** Sends valid values. Otherwise shows the problems and moves the focus to the first field with one. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form with a few text fields, small enough to do without a form library. A field shows its problem after it lost the focus for
 * the first time, and from then on at every key.
 * @param initial values of fields in which nothing was typed; they may arrive later
 * @param send must not reject; the form itself shows failures
 */
export function useFields<Name extends string>(
  schema: z.ZodMiniType<Readonly<Record<Name, string>>>,
  initial: Readonly<Record<Name, string>>,
  send: (values: Readonly<Record<Name, string>>) => Promise<void>,
): Fields<Name> {
  const [typed, setTyped] = useState<Partial<Readonly<Record<Name, string>>>>({});
  const values: Readonly<Record<Name, string>> = { ...initial, ...typed };
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const hydrated = useHydrated();
  const problems = fieldProblems(schema, values);
  return {
    field: (name) => ({
      name,
      value: values[name],
      readOnly: !hydrated,
      error: left.has(name) ? problems.get(name) : undefined,
      onChange: ({ target }) => setTyped((before) => ({ ...before, [name]: target.value })),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    complete: problems.size === 0,
    sending,
    submit: (event) => {
      event.preventDefault();
      const [first] = problems.keys();
      if (first !== undefined) {
        setLeft(new Set(Object.keys(values)));
        const control = event.currentTarget.elements.namedItem(first);
        if (control instanceof HTMLElement) control.focus();
        return;
      }
      setSending(true);
      void send(values).finally(() => setSending(false));
    },
  };
}

import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { KeyboardTable } from "./keyboard-table.tsx";

/** Do's and don'ts of a component; every stories file has them as `parameters.docs.guidance`. */
export interface Guidance {
  do: readonly string[];
  dont: readonly string[];
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isGuidance(value: unknown): value is Guidance {
  return (
    typeof value === "object" &&
    value !== null &&
    "do" in value &&
    "dont" in value &&
    isTexts(value.do) &&
    isTexts(value.dont)
  );
}

function GuidanceLists() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs: unknown = preparedMeta.parameters["docs"];
  const guidance = typeof docs === "object" && docs !== null && "guidance" in docs ? docs.guidance : undefined;
  if (!isGuidance(guidance)) return null;
  return (
    <div className="guidance">
      <section data-kind="do">
        <h2>Do</h2>
        <ul>
          {guidance.do.map((text) => (
            <li key={text}>
              <Check aria-hidden="true" /> {text}
            </li>
          ))}
        </ul>
      </section>
      <section data-kind="dont">
        <h2>Don’t</h2>
        <ul>
          {guidance.dont.map((text) => (
            <li key={text}>
              <X aria-hidden="true" /> {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The documentation page of a component: description, props, keys, do's and don'ts, every state. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <KeyboardTable />
      <GuidanceLists />
      <Stories includePrimary={false} />
    </>
  );
}

import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Disclosure } from "../controls/disclosure/disclosure.tsx";
import { StatusBadge } from "../feedback/status-badge/status-badge.tsx";
import { Link } from "../controls/link/link.tsx";
import { TextField } from "../controls/text-field/text-field.tsx";
import { EmailAddress } from "../layout/email-address/email-address.tsx";
import { TabLinks } from "../navigation/tab-links/tab-links.tsx";
import { ConsequenceNotice } from "../showroom/consequence-notice/consequence-notice.tsx";
import { FilterBar } from "../showroom/filter-bar/filter-bar.tsx";
import { PriceBox } from "../showroom/price-box/price-box.tsx";
import { PriceTag } from "../showroom/price-tag/price-tag.tsx";
import { ProductGroup } from "../showroom/product-group/product-group.tsx";
import { StepBar } from "../showroom/step-bar/step-bar.tsx";

interface SampleProps {
  readonly name: string;
  readonly amount: string | undefined;
  /** Whether things are done, open and present that come and go. */
  readonly done: boolean;
}

const ignore = () => undefined;

/** Texts that change and elements that come and go, as a choice, another step or a search changes them. */
function Sample({ name, amount, done }: SampleProps) {
  return (
    <main>
      <StepBar
        steps={[
          { id: "1", label: `Badkamer ${name}`, href: "/1", completed: done, current: !done },
          done
            ? { id: "2", label: "Toilet", href: "/2" }
            : { id: "2", label: "Toilet", unavailableReason: `Rond eerst ${name} af.` },
        ]}
      />
      <TabLinks
        label="Onderdelen"
        items={[
          { href: "/tegels", label: `Tegels ${name}`, done },
          { href: "/sanitair", label: name, ...(done ? {} : { lockedReason: `Kies eerst ${name}` }) },
        ]}
      />
      <ProductGroup
        title={name}
        status={done ? "reset" : "required"}
        onReset={ignore}
        chosen={done ? name : undefined}
        open={done}
        onOpenChange={ignore}
      >
        <p>{name}</p>
      </ProductGroup>
      <PriceTag amount={amount} from={done} unit="m²" indicative={done} />
      <PriceTag amount={amount} align="end" indicative={!done} />
      <PriceBox label={name} amount={amount} note={done ? `Met ${name}` : undefined} />
      <StatusBadge variant={done ? "done" : "neutral"}>{name}</StatusBadge>
      <Disclosure showLabel={`Toon ${name}`} hideLabel={`Verberg ${name}`} open={done} onOpenChange={ignore}>
        <p>{name}</p>
      </Disclosure>
      <TextField label={name} optional={!done} value="" onChange={ignore} error={done ? `Vul ${name} in` : undefined} />
      <Link href="/voorwaarden" newTab>
        {name}
      </Link>
      <p>
        <EmailAddress address={done ? "noor@voorbeeld.example" : `${name}@example`} />
      </p>
      <FilterBar
        filters={[{ id: "size", label: `Afmeting ${name}`, summary: done ? "3" : undefined, content: <p>{name}</p> }]}
        onOpenChange={ignore}
        chips={done ? [{ id: "a", label: name, onRemove: ignore }] : [{ id: "a", label: "Wit", onRemove: ignore }]}
      />
      <ConsequenceNotice
        consequences={[
          { id: "a", subject: name, from: "Goot", to: done ? name : undefined, reason: name, difference: amount },
        ]}
        onUndo={ignore}
        onDismiss={ignore}
      />
    </main>
  );
}

/** Puts each text into elements of its own, as the translators of browsers do. */
function translate(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.localName === "font") continue;
    const font = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    font.append(inner);
    text.replaceWith(font);
  }
}

const STATES: readonly SampleProps[] = [
  { name: "Calla", amount: "€ 100,-", done: false },
  { name: "Nova", amount: undefined, done: true },
  { name: "Calla", amount: "€ 250,-", done: true },
  { name: "Sole", amount: "€ 0,-", done: false },
];

test("a translated page shows the same texts as one that is not translated", async () => {
  const [first, ...others] = STATES;
  if (first === undefined) throw new Error("No state");
  const own = await render(<Sample {...first} />);
  const translated = await render(<Sample {...first} />);
  for (const state of others) {
    translate(translated.container);
    await own.rerender(<Sample {...state} />);
    await translated.rerender(<Sample {...state} />);
    expect(translated.container.textContent).toBe(own.container.textContent);
    expect(own.container.textContent).toContain(state.name);
  }
});

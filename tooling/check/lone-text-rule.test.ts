import { expect, test } from "vitest";
import { brokenByTranslators } from "./lone-text-rule.ts";

const inComponent = (markup: string): string => `const found = use();\nexport const Sample = () => ${markup};\n`;

test.each([
  ["a name beside a text", "<p>Kies {name}</p>"],
  ["a count beside a text", "<p>{tiles.length} tegels</p>"],
  ["a name beside an element", "<li><Icon />{name}</li>"],
  ["two names", "<p>{first} {last}</p>"],
  ["a name beside a text, in a component", "<Button>Kies {name}</Button>"],
  ["a name beside an element, in a fragment", "<><b>Tegel</b> {name}</>"],
  ["one of two fixed texts beside an element", "<p><Icon />{done ? texts.done : texts.open}</p>"],
  ["a fixed text that comes and goes", "<p><b>Tegel</b>{done && texts.done}</p>"],
  ["a text chosen by a key", "<p><Icon />{statusTexts[status]}</p>"],
  ["a template beside an element", "<p><Icon />{`${count} tegels`}</p>"],
  ["a text after an element that comes and goes", "<p>{done && <Icon />}Klaar</p>"],
  ["a fixed text after a list", "<p>{names.map((name) => <b>{name}</b>)}{texts.end}</p>"],
  ["a text in a fragment that comes and goes", "<p><b>Tegel</b>{done && <> klaar <Icon /></>}</p>"],
  ["a value of unknown kind beside an element", "<p><b>Tegel</b>{found}</p>"],
])("%s is refused", (_, markup) => {
  expect(brokenByTranslators(inComponent(markup))).toHaveLength(1);
});

test.each([
  ["a name alone", "<p>{name}</p>"],
  ["a text alone that comes and goes", "<p>{done && name}</p>"],
  ["a text or elements", "<p>{done ? <><Icon /><b>{name}</b></> : name}</p>"],
  ["one template", "<p>{`Kies ${name}`}</p>"],
  ["names in elements of their own", "<p>Kies <b>{name}</b> of <b>{other}</b></p>"],
  ["a fixed text beside an element", "<p>{texts.read} <a href='/'>{texts.terms}</a></p>"],
  ["a fixed text before an element that comes and goes", "<p>{texts.read}{done && <Icon />}</p>"],
  ["elements that come and go", "<ul>{done && <li />}{names.map((name) => <li>{name}</li>)}</ul>"],
  ["comments and line breaks", "<p>\n  {/* The name. */}\n  {name}\n</p>"],
])("%s is allowed", (_, markup) => {
  expect(brokenByTranslators(inComponent(markup))).toEqual([]);
});

test("elements of a name or a function of the source are known", () => {
  const source = `
    const icon = done && <Icon />;
    function card() { return <li />; }
    export const Sample = () => <ul>{icon}{card()}</ul>;
  `;
  expect(brokenByTranslators(source)).toEqual([]);
});

test("named props give elements", () => {
  const markup = inComponent("<main>{children}<Footer /></main>");
  expect(brokenByTranslators(markup)).toEqual(["2: {children}"]);
  expect(brokenByTranslators(markup, ["children"])).toEqual([]);
});

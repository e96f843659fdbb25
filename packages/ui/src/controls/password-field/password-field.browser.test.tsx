import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PasswordField, type PasswordStrength } from "./password-field.tsx";

const resolved = (name: string): string => {
  const probe = document.createElement("span");
  probe.style.backgroundColor = `var(${name})`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return colour;
};

async function barsAt(strength: PasswordStrength): Promise<string[]> {
  const screen = await render(<PasswordField label="Wachtwoord" autoComplete="new-password" strength={strength} />);
  const bars =
    screen.getByRole("status", { name: "Sterkte van het wachtwoord" }).element().previousElementSibling?.children ?? [];
  const colours = [...bars].map((bar) => getComputedStyle(bar).backgroundColor);
  await screen.unmount();
  return colours;
}

test("the meter has five bars: red at the first three levels, green at the last two", async () => {
  const [red, green, empty] = [
    resolved("--color-danger"),
    resolved("--color-success"),
    resolved("--color-stone-200"),
  ] as const;
  expect(new Set([red, green, empty]).size).toBe(3);
  for (const strength of [1, 2, 3, 4, 5] as const) {
    const colour = strength <= 3 ? red : green;
    expect(await barsAt(strength)).toEqual([1, 2, 3, 4, 5].map((level) => (level <= strength ? colour : empty)));
  }
});

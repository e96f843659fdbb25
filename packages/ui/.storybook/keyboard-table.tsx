import { useOf } from "@storybook/addon-docs/blocks";

/** The effect of one or more keys. Stories of a component that takes the focus list them as `parameters.docs.keys`. */
interface KeyPath {
  /** 'Enter, Space' */
  press: string;
  does: string;
}

function isKeyPath(value: unknown): value is KeyPath {
  return typeof value === "object" && value !== null && "press" in value && "does" in value;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  "Shift+Tab": "Shift + Tab",
};

/** Each key with what it does, as the component's stories list them. */
export function KeyboardTable() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs: unknown = preparedMeta.parameters["docs"];
  const keys = typeof docs === "object" && docs !== null && "keys" in docs ? docs.keys : undefined;
  if (!Array.isArray(keys)) return null;
  return (
    <section className="keyboard">
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.filter(isKeyPath).map(({ press, does }) => (
            <tr key={press + does}>
              <td>
                {press.split(", ").map((key) => (
                  <kbd key={key}>{SIGNS[key] ?? key}</kbd>
                ))}
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

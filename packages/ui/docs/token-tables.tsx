import type { CSSProperties } from "react";
import css from "../src/tokens.css?raw";
import { TokenTable } from "./token-table.tsx";
import { contrast, parseTokens, tokensOf, type Token } from "./tokens.ts";

const tokens = parseTokens(css);

function valueOf(name: string): string {
  return tokens.find((token) => token.name === name)?.value ?? "";
}

/** Name of the background token of a signal colour; empty for other colours. */
function washOf(name: string): string {
  const wash = `${name.replace(/-ink$/, "")}-wash`;
  return tokens.some((token) => token.name === wash) ? wash : "";
}

function verdict(ratio: number | null): string {
  if (ratio === null) return "–";
  const level = ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "lines, large text" : "decoration";
  return `${ratio.toFixed(1)} : 1 (${level})`;
}

function NamedValue({ name, value }: Token) {
  return (
    <>
      <code>{name}</code>
      <br />
      <small>{value}</small>
    </>
  );
}

/** Every colour with its contrast on paper, on white and under white. */
export function ColourTable() {
  return (
    <TokenTable
      heads={["Colour", "Token", "On paper", "On white", "White on it", "On its wash"]}
      rows={tokensOf(tokens, "--color-").map((token) => ({
        key: token.name,
        cells: [
          <span key="colour" className="token-colour" style={{ background: token.value }} />,
          <NamedValue key="token" {...token} />,
          verdict(contrast(token.value, valueOf("--color-paper"))),
          verdict(contrast(token.value, valueOf("--color-sheet"))),
          verdict(contrast(token.value, valueOf("--color-on-dark"))),
          verdict(contrast(token.value, valueOf(washOf(token.name)))),
        ],
      }))}
    />
  );
}

interface SampleTableProps {
  rows: readonly Token[];
  sample: (token: Token) => CSSProperties;
  className?: string;
  words?: string;
}

function SampleTable({ rows, sample, className, words }: SampleTableProps) {
  return (
    <TokenTable
      heads={["Token", "Sample"]}
      rows={rows.map((token) => ({
        key: token.name,
        cells: [
          <NamedValue key="token" {...token} />,
          <div key="sample" className={className} style={sample(token)}>
            {words}
          </div>,
        ],
      }))}
    />
  );
}

/** Every font size, in the font that uses it. */
export function TypeTable() {
  return (
    <SampleTable
      rows={tokensOf(tokens, "--font-size-").toReversed()}
      words="Uw badkamer in alle rust"
      sample={({ name }) => {
        const display = Number(name.slice("--font-size-".length)) >= 22;
        return {
          fontFamily: display ? "var(--font-display)" : "var(--font-text)",
          fontSize: `var(${name})`,
          fontWeight: display ? 300 : 400,
          lineHeight: display ? 1.15 : 1.5,
          letterSpacing: display ? "var(--tracking-display)" : undefined,
        };
      }}
    />
  );
}

/** Line heights, weights and letter spacing, with the same sample text. */
export function TypeDetailTable() {
  return (
    <SampleTable
      rows={tokensOf(tokens, "--line-height-", "--font-weight-", "--tracking-")}
      words="Rustig licht, warme materialen en een vloer die door het hele huis loopt."
      sample={({ name }) => {
        if (name.startsWith("--line-height-")) return { maxWidth: "32ch", fontSize: 16, lineHeight: `var(${name})` };
        return name.startsWith("--tracking-") ? { letterSpacing: `var(${name})` } : { fontWeight: `var(${name})` };
      }}
    />
  );
}

const bar = (width: string): CSSProperties => ({ width, height: 16, background: "var(--color-action)" });

/** Every step of the 8px grid. */
export function SpaceTable() {
  return <SampleTable rows={tokensOf(tokens, "--space-")} sample={({ name }) => bar(`var(${name})`)} />;
}

/** Every radius. */
export function ShapeTable() {
  return (
    <SampleTable
      rows={tokensOf(tokens, "--radius-")}
      sample={({ name }) => ({ ...bar("64px"), height: 64, borderRadius: `var(${name})` })}
    />
  );
}

/** Every duration and curve, shown at hover. */
export function MotionTable() {
  return (
    <SampleTable
      rows={tokensOf(tokens, "--duration-", "--ease-")}
      className="token-motion"
      sample={({ name }) => ({
        transition: name.startsWith("--ease")
          ? `transform 600ms var(${name})`
          : `transform var(${name}) var(--ease-out)`,
      })}
    />
  );
}

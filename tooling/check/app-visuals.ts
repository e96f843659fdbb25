/**
 * Tests the checks "styles" and "lint" with samples that they must refuse: an application may set only position and
 * size (packages/ui/lint/app-styles.mjs), and may have no controls, tables or inline styles of its own
 * (.oxlintrc.json).
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import stylelint from "stylelint";

const APPLICATIONS = ["apps/showroom", "apps/staff-preview"];

const REFUSED_STYLES = {
  "a colour": ".a { color: var(--color-ink-muted); }",
  "a ground": ".a { background: var(--color-sheet); }",
  "a line": ".a { border-block-start: var(--line-thin) solid var(--color-hairline); }",
  "an outline": ".a { outline: none; }",
  "a corner": ".a { border-radius: var(--radius-control); }",
  "a shadow": ".a { box-shadow: var(--shadow-float); }",
  "a face": ".a { font-family: var(--font-display); }",
  "a type size": "@media (width >= 768px) { .a { & h2 { font-size: var(--font-size-28); } } }",
  "an effect": ".a { filter: blur(4px); }",
  "a motion": ".a { transition: opacity var(--duration-fast); }",
  "a token set anew": ".a { --color-ink: var(--color-danger); }",
  "a drawn sign": '.a::before { content: "x"; }',
  "a motion of its own": "@keyframes turn { to { rotate: 1turn; } }",
};

const ALLOWED_STYLES = `@layer app {
  .page { --ratio: 1.5; display: grid; grid-template-columns: 1fr auto; gap: var(--space-2); max-width: var(--page-max); padding: var(--space-4); }
  .bar { position: sticky; z-index: var(--z-bar); inset-block-end: 0; }
  @media print { .page { display: block; break-inside: avoid; } }
}`;

const REFUSED_MARKUP = {
  "a button": "<button type='button'>Opslaan</button>",
  "a field": "<input aria-label='Naam' />",
  "a dropdown": "<select aria-label='Woningtype' />",
  "a table": "<table><tbody /></table>",
  "a dialog": "<dialog open>Zeker?</dialog>",
  "a drawing": "<svg viewBox='0 0 1 1' />",
  "an inline style": "<div style={{ color: 'red' }}>Rood</div>",
};

const ALLOWED_MARKUP = "<section className='place'><h2>Tegels</h2><p>Kies een tegel.</p></section>";

const faults: string[] = [];

async function styleFaults(app: string, code: string): Promise<number> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: resolve(app, "src/sample.module.css"),
    configFile: resolve("packages/ui/stylelint.config.mjs"),
  });
  return results.flatMap(({ warnings }) => warnings).length;
}

/** Uses a temporary folder with the same configuration and paths, so that the sample is never among the sources. */
function markupFaults(folder: string, app: string, markup: string): boolean {
  const sample = join(app, "src/sample.tsx");
  mkdirSync(join(folder, app, "src"), { recursive: true });
  writeFileSync(join(folder, sample), `export const Sample = () => ${markup};\n`);
  const { status, stdout, error } = spawnSync("oxlint", ["--deny-warnings", sample], { cwd: folder, encoding: "utf8" });
  if (error) throw error;
  return status !== 0 && /forbid-elements|forbid-dom-props/.test(stdout);
}

const folder = mkdtempSync(join(tmpdir(), "app-visuals-"));
copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
try {
  for (const app of APPLICATIONS) {
    for (const [what, code] of Object.entries(REFUSED_STYLES)) {
      if ((await styleFaults(app, code)) === 0) faults.push(`${app} may set ${what}: ${code}`);
    }
    if ((await styleFaults(app, ALLOWED_STYLES)) > 0) faults.push(`${app} may not set places and sizes.`);
    for (const [what, markup] of Object.entries(REFUSED_MARKUP)) {
      if (!markupFaults(folder, app, markup)) faults.push(`${app} may draw ${what}: ${markup}`);
    }
    if (markupFaults(folder, app, ALLOWED_MARKUP)) faults.push(`${app} may not compose a page.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
const samples = Object.keys(REFUSED_STYLES).length + Object.keys(REFUSED_MARKUP).length;
console.log(`${samples} samples in each of ${APPLICATIONS.length} applications, ${faults.length} wrongly judged.`);
process.exit(faults.length > 0 ? 1 : 0);

import { printParseErrorCode, visit } from "jsonc-parser";
import { JSON_DEPTH, nestsDeeperThan } from "../../kernel/untrusted-json.ts";
import type { Remark } from "../findings/finding.ts";
import { writePath } from "../findings/write-path.ts";

export interface ReadJson {
  readonly value: unknown;
  /** The fault that stopped parsing; null without one. */
  readonly fault: Remark | null;
  readonly warnings: readonly Remark[];
}

const SYNTAX: Readonly<Record<string, string>> = {
  CommaExpected: "hier ontbreekt een komma",
  ColonExpected: "hier ontbreekt een dubbele punt",
  PropertyNameExpected: "hier hoort een veldnaam tussen aanhalingstekens; misschien staat er een komma te veel",
  ValueExpected: "hier ontbreekt een waarde; misschien staat er een komma te veel",
  CloseBraceExpected: "hier ontbreekt een }",
  CloseBracketExpected: "hier ontbreekt een ]",
  UnexpectedEndOfString: "het aanhalingsteken aan het eind van deze tekst ontbreekt",
  InvalidCommentToken: "in JSON kan geen commentaar staan",
};

const place = (line: number, character: number): string => `regel ${line + 1}, teken ${character + 1}`;

/** The line of the first invalid UTF-8 byte; null when there is none. */
function lineOfBadByte(content: Buffer): number | null {
  const strict = new TextDecoder("utf-8", { fatal: true });
  let line = 0;
  for (let start = 0; start < content.length;) {
    const end = content.indexOf(0x0a, start);
    const part = content.subarray(start, end < 0 ? content.length : end);
    try {
      strict.decode(part);
    } catch {
      return line;
    }
    if (end < 0) return null;
    line += 1;
    start = end + 1;
  }
  return null;
}

interface Scan {
  readonly fault: Remark | null;
  readonly repeated: readonly Remark[];
}

/** Scans the text once for the first syntax error and for duplicate fields. */
function scan(text: string): Scan {
  let fault: Remark | null = null;
  const repeated: Remark[] = [];
  const open: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (name, _offset, _length, line, _character, pathSupplier) => {
        const fields = open.at(-1);
        if (fields?.has(name))
          repeated.push({
            path: writePath([...pathSupplier(), name]),
            reason: `"${name}" staat hier twee keer (de tweede op regel ${line + 1}); alleen de laatste telt`,
          });
        fields?.add(name);
      },
      onError: (code, _offset, _length, line, character) => {
        const name = printParseErrorCode(code);
        const words = SYNTAX[name] ?? "dit is geen geldige JSON";
        fault ??= { path: "", reason: `${words} (${place(line, character)})` };
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { fault, repeated };
}

/** Reads JSON from a file's bytes. A byte order mark, which Windows programs write, is allowed. */
export function readJson(content: Buffer): ReadJson {
  const failed = (reason: string): ReadJson => ({ value: null, fault: { path: "", reason }, warnings: [] });
  const badLine = lineOfBadByte(content);
  if (badLine !== null)
    return failed(`regel ${badLine + 1} is niet in UTF-8 geschreven; bewaar het bestand met de codering UTF-8`);
  const text = new TextDecoder().decode(content);
  if (text.trim() === "") return failed("het bestand is leeg");
  if (nestsDeeperThan(text, JSON_DEPTH)) return failed(`blokken staan meer dan ${JSON_DEPTH} diep in elkaar`);
  const { fault, repeated } = scan(text);
  if (fault) return { value: null, fault, warnings: [] };
  try {
    return { value: JSON.parse(text), fault: null, warnings: repeated };
  } catch (error) {
    return failed(`is geen geldige JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

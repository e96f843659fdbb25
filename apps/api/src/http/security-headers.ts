import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";

/** Origins a page may talk to beyond its own, with the WebSocket twin of each. */
function outsideOrigins(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { protocol, host } = new URL(url);
  const secure = protocol === "https:" || protocol === "wss:";
  return secure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}

const httpOnly = (origins: readonly string[]): string[] => origins.filter((origin) => origin.startsWith("http"));

/** Hashes of the inline scripts and styles that a built page carries; nothing else inline runs. */
function inlineHashes(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const hashesOf = (tag: "script" | "style"): string[] =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "gi"))].map(
      ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
    );
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

/** The Content-Security-Policy of a page of ours. */
export function contentSecurityPolicy(config: Config, html: string): string {
  const hub = outsideOrigins(config.renderHubUrl);
  const images = httpOnly(outsideOrigins(config.imageBaseUrl));
  const pictures = httpOnly(outsideOrigins(config.renderPublicUrl ?? config.renderHubUrl));
  const reports = httpOnly(outsideOrigins(config.errorReportingUrl ?? ""));
  const inline = inlineHashes(html);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...hub, ...reports],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'", "data:", "blob:", ...images, ...pictures],
    "manifest-src": ["'self'"],
    "media-src": ["'self'", ...images],
    "script-src": ["'self'", ...inline.scripts],
    "style-src": ["'self'", ...inline.styles],
    "worker-src": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["dompurify"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** For answers that are data: nothing in them may ever run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** The component documentation is a tool with a frame and generated code of its own; it shows no user's data. */
export const STORYBOOK_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; base-uri 'self'";

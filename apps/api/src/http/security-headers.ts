import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";

/** Other origins that a page may connect to, each with its WebSocket origin. */
function outsideOrigins(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { protocol, host } = new URL(url);
  const secure = protocol === "https:" || protocol === "wss:";
  return secure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}

const httpOnly = (origins: readonly string[]): string[] => origins.filter((origin) => origin.startsWith("http"));

/**
 * Hashes of a page's inline scripts and styles; no other inline code may run. JSON blocks are data and need no hash.
 */
function inlineHashes(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const hashesOf = (tag: "script" | "style"): string[] =>
    [
      ...html.matchAll(
        new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${tag}>`, "gi"),
      ),
    ].map(([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

/** The Content-Security-Policy of an application's page. */
export function contentSecurityPolicy(config: Config, html: string): string {
  const hub = outsideOrigins(config.renderHubUrl);
  const images = httpOnly(outsideOrigins(config.imageBaseUrl));
  const pictures = httpOnly(outsideOrigins(config.renderPublicUrl ?? config.renderHubUrl));
  const receivers = [config.errorReportingUrl, config.trackingUrl].flatMap((url) => outsideOrigins(url ?? ""));
  const reports = [...new Set(httpOnly(receivers))];
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

/** Policy for data responses, which may run nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

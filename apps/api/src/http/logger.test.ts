import { describe, expect, it } from "vitest";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { BUYER, startTestApp } from "../testing/test-app.ts";
import { createLogger, redactUrl } from "./logger.ts";

describe("the log", () => {
  it.each([
    ["/api/user/byhash/geheim", "/api/user/byhash/[redacted]"],
    ["/projects/signup/geheim?x=1", "/projects/signup/[redacted]?x=1"],
    ["/password/reset/geheim#a", "/password/reset/[redacted]#a"],
    ["/api/shared-choices/geheim", "/api/shared-choices/[redacted]"],
    ["/delen/geheim", "/delen/[redacted]"],
    ["/x?token=geheim&y=1", "/x?token=[redacted]&y=1"],
    ["/controle?kenmerk=LIN&controlegetal=geheim", "/controle?kenmerk=LIN&controlegetal=[redacted]"],
    ["/admin/inloggen/terug?code=geheim&state=geheim", "/admin/inloggen/terug?code=[redacted]&state=[redacted]"],
    ["/projects/de-lindehof", "/projects/de-lindehof"],
  ])("writes %s as %s", (url, written) => {
    expect(redactUrl(url)).toBe(written);
  });

  it("leaves out passwords and tokens in any field", () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => lines.push(line) });
    log.info(
      { password: "geheim", user: { passwordHash: "geheim" }, body: { deep: { refresh_token: "geheim" } } },
      "iets",
    );
    expect(lines[0]).not.toContain("geheim");
    expect(lines[0]).toContain("[redacted]");
  });

  it("names the user of a call by number", async () => {
    const app = await startTestApp();
    const { body } = await (await app.signedIn(BUYER)).call(getCurrentUser, {});
    await app.stop();
    const lines = app.log.map((line) => JSON.parse(line) as { readonly msg: string; readonly userId?: number });
    expect(lines.filter(({ msg, userId }) => msg === "answered" && userId === body.id)).toHaveLength(1);
  });
});

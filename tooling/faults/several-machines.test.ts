import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestClient } from "../../apps/api/src/testing/test-client.ts";
import { answers } from "../start/part.ts";
import { openSite } from "./site.ts";
import type { Site } from "./site.ts";
import { startWork } from "./site-work.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 600_000);
afterAll(() => site.stop());

describe("two of each process behind a proxy, set up as the documentation says", () => {
  it("let the first admin in by the printed link", async () => {
    const link = new URL(site.command("invite").trim());
    expect(site.notRun()).toEqual([]);
    expect(link.origin).toBe("https://showroom.example.nl");
    expect(await answers(site.address + link.pathname, 5_000)).toBe(true);
    const admin = createTestClient(site.address);
    const hash = link.pathname.split("/").at(-1) ?? "";
    admin.tokens.access = (await admin.call(getUserByHash, { params: { hash } })).body.access_token;
    const { id, email } = (await admin.call(getCurrentUser, {})).body;
    expect(email).toBe("beheer@example.nl");
    const password = "Beheer-Van-De-Showroom-2026";
    const name = { firstName: "Ada", lastName: "Mulder" };
    const body = { ...name, email, password, password_confirmation: password, approveConditions: true as const };
    expect((await admin.call(registerUser, { params: { id }, body })).status).toBe(200);
    expect((await admin.signIn(email, password)).status).toBe(200);
    const projects = await admin.call(listStaffProjects, {});
    expect(projects.body.map(({ slug }) => slug)).toEqual(["de-lindehof"]);
  });

  it.each([
    ["SIGKILL", 0],
    ["SIGTERM", 300],
  ] as const)(
    "lose no save and no picture, and show staff the stored state, while each in turn is ended by %s",
    { timeout: 600_000 },
    async (signal, skip) => {
      const work = await startWork(site.address, skip);
      for (const at of site.places) {
        await site.end(at, signal);
        await work.untilGoesOn(120, `work goes on without one ${at.kind}`);
        await site.start(at);
      }
      await work.end(signal);
      expect(await answers(`${site.address}/config.json`, 5_000)).toBe(true);
      expect(await answers(`${site.address}/metrics`, 5_000)).toBe(false);
    },
  );
});

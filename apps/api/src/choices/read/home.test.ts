import { describe, expect, it } from "vitest";
import { buildUserRow } from "../../testing/user-row.ts";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import { homeOf, homeOfChoices, houseTypeOf, projectOfChoices, seenWith } from "./home.ts";

/** A revision of project 1 with these house types. */
function revision(number: number, houseTypes: readonly number[]): LoadedProject {
  const { project } = buildHouseCatalogue(1, []);
  const houses = houseTypes.map((id) => buildHouseCatalogue(id, []).house);
  return {
    ...project,
    revision: number,
    document: { ...project.document, houseTypes: houses.map(({ houseType }) => houseType) },
    houseTypes: new Map(houses.map((house) => [house.houseType.id, house])),
  };
}

const live = revision(5, [1, 2]);
const earlier = revision(3, [1, 2]);
const app = {
  catalogue: {
    project: async () => live,
    projectOfHouseType: async () => live,
    at: async (projectId: number, number: number) => {
      if (projectId === 1 && number === 3) return earlier;
      throw new Error(`Unknown revision ${projectId}/${number}`);
    },
  },
};
const buyer = buildUserRow({ houseTypeId: 2 });
const admin = buildUserRow({ role: "admin", roles: ["admin"], projectId: null, houseTypeId: null });
const advisor = buildUserRow({ ...admin, role: "showroomadvisor", roles: ["showroomadvisor"], organisationId: 1 });
const pin = (number: number, houseTypeId = 2, submitType: "showroom" | null = null) => ({
  revision: number,
  houseTypeId,
  submitType,
});

describe("the house type of a user", () => {
  it("is their own; for staff without one, the project's first", () => {
    expect(houseTypeOf(buyer, live)).toBe(live.houseTypes.get(2));
    expect(houseTypeOf(admin, live)).toBe(live.houseTypes.get(1));
    expect(houseTypeOf(advisor, live)).toBe(live.houseTypes.get(1));
  });

  it("does not exist for others, nor in a project without house types", () => {
    expect(houseTypeOf(buildUserRow({ houseTypeId: null }), live)).toBeNull();
    expect(houseTypeOf(buildUserRow({ houseTypeId: 9 }), live)).toBeNull();
    expect(houseTypeOf({ ...advisor, organisationId: 2 }, live)).toBeNull();
    expect(houseTypeOf(admin, revision(5, []))).toBeNull();
    expect(houseTypeOf(admin, { ...live, houseTypes: new Map() })).toBeNull();
  });

  it("makes a home, or a refusal without one", () => {
    expect(homeOf(buyer, live)).toEqual({ user: buyer, project: live, house: live.houseTypes.get(2) });
    expect(() => homeOf(buildUserRow({ houseTypeId: 9 }), live)).toThrow(
      expect.objectContaining({ code: "not-found", message: "No house type to configure" }),
    );
  });
});

describe("the catalogue version of choices", () => {
  it("is the present one, unless they are tied to an earlier one", async () => {
    expect(await projectOfChoices(app, live, null)).toBe(live);
    expect(await projectOfChoices(app, live, pin(5))).toBe(live);
    expect(await projectOfChoices(app, live, pin(3))).toBe(earlier);
  });

  it("keeps the house type of a buyer's choices only while it is an earlier one", async () => {
    const of = async (user: typeof buyer, tied: ReturnType<typeof pin> | null) =>
      (await seenWith(app, user, live, tied)).house?.houseType.id ?? null;
    expect(await of(buyer, null)).toBe(2);
    expect(await of(buyer, pin(3, 1))).toBe(1);
    expect(await of(buyer, pin(5, 1))).toBe(2);
    expect(await of(buyer, pin(3, 9))).toBe(2);
    // Staff see the house type that they have now.
    expect(await of({ ...admin, houseTypeId: 2 }, pin(3, 1))).toBe(2);
    expect((await seenWith(app, buyer, live, pin(3))).project).toBe(earlier);
  });

  it("has the present catalogue beside it while open choices use an earlier one", async () => {
    const home = await homeOfChoices(app, buyer, live, pin(3, 1));
    expect(home).toEqual({
      user: buyer,
      project: earlier,
      house: earlier.houseTypes.get(1),
      present: { project: live, house: live.houseTypes.get(2) },
    });
    for (const tied of [null, pin(5), pin(3, 2, "showroom")])
      expect((await homeOfChoices(app, buyer, live, tied)).present).toBeUndefined();
    const removed = revision(6, [1]);
    expect((await homeOfChoices(app, buyer, removed, pin(3))).present).toBeUndefined();
    await expect(homeOfChoices(app, buyer, removed, pin(6))).rejects.toMatchObject({ code: "not-found" });
  });
});

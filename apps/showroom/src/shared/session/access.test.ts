import { describe, expect, test } from "vitest";
import type { User } from "@showroom/domain/model/user";
import { aUser } from "@showroom/domain/testing/a-user";
import { mayEnterProject } from "./access.ts";

describe("who may enter project 4", () => {
  const cases: readonly [string, Partial<User>, boolean][] = [
    ["nobody", { isAnonymous: true, role: null, roles: [] }, false],
    ["an admin", { role: "admin" }, true],
    ["an admin by the list of roles", { role: "customer", roles: ["customer", "admin"] }, true],
    ["a project admin to whom it was not given", { role: "projectadmin" }, false],
    ["a buyer of the project", { role: "projectuser", projectId: 4 }, true],
    ["a buyer of another project", { role: "projectuser", projectId: 5 }, false],
    ["a buyer without a project", { role: "projectuser", projectId: 0 }, false],
    ["a supplier", { role: "supplier", projectId: 4 }, false],
    ["a contractor", { role: "contractor", projectId: 4 }, false],
  ];
  test.each(cases)("%s", (_, user, allowed) => expect(mayEnterProject(aUser(user), 4, [])).toBe(allowed));

  test("an advisor may enter only projects of their own showroom organisation", () => {
    const advisor = aUser({ role: "showroomadvisor", organisation: 9 });
    expect(mayEnterProject(advisor, 4, [4, 6])).toBe(true);
    expect(mayEnterProject(advisor, 4, [6])).toBe(false);
  });

  test("a project admin may enter only projects that were given to them", () => {
    expect(mayEnterProject(aUser({ role: "projectadmin" }), 4, [4, 6])).toBe(true);
    expect(mayEnterProject(aUser({ role: "projectadmin" }), 4, [6])).toBe(false);
  });

  test("the list of projects gives a buyer no access", () => {
    expect(mayEnterProject(aUser({ role: "projectuser", projectId: 5 }), 4, [4])).toBe(false);
  });
});

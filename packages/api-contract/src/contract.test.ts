import * as z from "zod/mini";
import { priceGroupOf } from "@showroom/domain/model/project";
import type { Rule } from "@showroom/domain/model/rule";
import { buildProject } from "@showroom/domain/testing/build-project";
import { describe, expect, test } from "vitest";
import { roomChoiceRequestSchema, roomChoiceSchema } from "./entities/choices.ts";
import { as, pinned } from "./entities/pinned.ts";
import { priceGroupSchema, projectSchema, projectStatusSchema } from "./entities/project.ts";
import { centsSchema } from "./entities/scalars.ts";
import { tokenRequestSchema } from "./endpoints/oauth.ts";
import { projectQuestionSchema } from "./endpoints/project-questions.ts";
import { registrationSchema } from "./endpoints/users.ts";
import { newPasswordSchema, personNameSchema, phoneNumberSchema } from "./fields.ts";
import { problemSchema } from "./problem.ts";
import { problem } from "./problems.ts";

const room = {
  confirmedByUser: false,
  projectPageId: 3,
  choicesFromOtherRoom: null,
  wallTileProduct: { pageProductId: 1, variantProjectProductId: 1 },
  wallGroutColorProduct: null,
  wallFinishingProfileProduct: null,
  floorTileProduct: null,
  floorGroutColorProduct: null,
  products: { 7: [{ pageProductId: 2, variantProjectProductId: 21 }] },
  tileOptions: [
    { tileOption: "CeilingHigh", selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null },
  ],
  floorMaterialId: -1,
  colorId: -1,
  baseboardId: -1,
};

describe("pinned", () => {
  test("does not compile for a schema that differs from the domain", () => {
    const drifted = z.object({ id: z.int(), type: z.string() });
    // @ts-expect-error the schema lacks fields of Rule and widens `type`
    expect(pinned(as<Rule>(), drifted)).toBe(drifted);
  });
});

describe("room choices", () => {
  test("in a response lose the fields that this client does not know", () => {
    expect(z.parse(roomChoiceSchema, { ...room, lighting: 4 })).toEqual(room);
  });

  test("in a request are refused when they have unknown fields", () => {
    expect(z.safeParse(roomChoiceRequestSchema, room).success).toBe(true);
    expect(z.safeParse(roomChoiceRequestSchema, { ...room, lighting: 4 }).success).toBe(false);
    const nested = { ...room, wallTileProduct: { ...room.wallTileProduct, price: 0 } };
    expect(z.safeParse(roomChoiceRequestSchema, nested).success).toBe(false);
  });

  test.each(["__proto__", "constructor", "0", "-1", "1e3", ""])("refuse %j as a product group", (key) => {
    const body: unknown = JSON.parse(`{"products":{${JSON.stringify(key)}:[]}}`);
    const products = (body as { products: object }).products;
    const result = z.safeParse(roomChoiceRequestSchema, { ...room, products });
    expect(result.success && Object.keys(result.data.products).includes(key)).toBe(false);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("accept -1 as no floor and refuse other negative ids", () => {
    expect(z.safeParse(roomChoiceRequestSchema, { ...room, colorId: -2 }).success).toBe(false);
  });
});

test("amounts are whole cents", () => {
  expect(z.safeParse(centsSchema, 1250).success).toBe(true);
  expect(z.safeParse(centsSchema, 12.5).success).toBe(false);
  expect(z.safeParse(centsSchema, Number.NaN).success).toBe(false);
});

test("an unknown project status is read as Concept", () => {
  expect(z.parse(projectStatusSchema, 7)).toBe(2);
  expect(z.parse(projectStatusSchema, 0)).toBe(0);
});

test("an unknown price group is read as Actief", () => {
  expect([0, 1, 2, -1].map((value) => z.parse(priceGroupSchema, value))).toEqual([0, 1, 1, 1]);
  expect([0, 1, 2, -1].map(priceGroupOf)).toEqual([0, 1, 1, 1]);
});

test("a project without the field `options` has none", () => {
  expect(z.parse(projectSchema, { ...buildProject(), options: undefined }).options).toEqual([]);
});

describe("the token call", () => {
  const password = { client_id: "app", grant_type: "password", username: "a@b.nl", password: "x", scope: "" };

  test("ignores parameters it does not know", () => {
    expect(z.parse(tokenRequestSchema, { ...password, device: "phone" })).toEqual(password);
  });

  test("refuses passwords of more than 64 characters", () => {
    expect(z.safeParse(tokenRequestSchema, { ...password, password: "x".repeat(65) }).success).toBe(false);
  });

  test("refuses other grant types", () => {
    expect(z.safeParse(tokenRequestSchema, { ...password, grant_type: "client_credentials" }).success).toBe(false);
  });
});

describe("fields", () => {
  test.each([
    ["Welkom-Thuis-2026", true],
    ["Aa1!aaaaaa", true],
    ["Aa1!aaaaa", false],
    [`Aa1!${"a".repeat(60)}`, true],
    [`Aa1!${"a".repeat(61)}`, false],
    ["aa1!aaaaaa", false],
    ["AA1!AAAAAA", false],
    ["Aab!aaaaaa", false],
    ["Aa1aaaaaaa", false],
    ["Éé1!éééééé", true],
  ])("password %s", (value, valid) => expect(z.safeParse(newPasswordSchema, value).success).toBe(valid));

  test.each([
    ["0612345678", true],
    ["+31 (0)6 1234 5678", true],
    ["+", false],
    ["()", false],
    ["06-12345678", true],
    ["06/12345678", false],
    ["06+12", false],
    ["", false],
  ])("telephone number %s", (value, valid) => expect(z.safeParse(phoneNumberSchema, value).success).toBe(valid));

  test.each([
    ["Anna", true],
    [" van der Meer ", true],
    ["’s-Gravesande", true],
    ["de Vries/Jansen", true],
    ["12", false],
    ["Jan\u0000", false],
    ["", false],
    ["A".repeat(101), false],
  ])("name %j", (value, valid) => expect(z.safeParse(personNameSchema, value).success).toBe(valid));

  test("registration needs equal passwords and approval", () => {
    const good = {
      firstName: "Anna",
      lastName: "de Boer",
      email: "anna@example.nl",
      password: "Welkom-Thuis-2026",
      password_confirmation: "Welkom-Thuis-2026",
      approveConditions: true,
    };
    expect(z.safeParse(registrationSchema, good).success).toBe(true);
    expect(z.safeParse(registrationSchema, { ...good, approveConditions: false }).success).toBe(false);
    const unequal = z.safeParse(registrationSchema, { ...good, password_confirmation: "Welkom-Thuis-2027" });
    expect(unequal.error?.issues).toMatchObject([{ path: ["password_confirmation"], message: "passwordsAreNotEqual" }]);
  });

  test.each(["NUL \0", "half \uD800", "   "])("a question is refused with %j", (remarks) => {
    const question = {
      project: { id: 1 },
      name: "Anna",
      email: "anna@example.nl",
      phoneNumber: "0612345678",
      remarks: "Vraag",
    };
    expect(z.safeParse(projectQuestionSchema, question).success).toBe(true);
    expect(z.safeParse(projectQuestionSchema, { ...question, remarks }).success).toBe(false);
  });
});

describe("problems", () => {
  test("survive a round trip through JSON", () => {
    const sent = problem("choices-stale", { detail: "version 3 is not 4", current: { version: 4 } });
    expect(z.parse(problemSchema, JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(sent.status).toBe(409);
  });

  test("with an unknown code are read as an internal error", () => {
    expect(z.parse(problemSchema, { type: "/problems/x", title: "X", status: 418, code: "teapot" }).code).toBe(
      "internal-error",
    );
  });
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "@showroom/api-client/failures";
import { problem } from "@showroom/api-contract/problems";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { choicesCalls, isOtherHome, parseChoicesOf } from "./choices-calls.ts";
import { copyQuery } from "./copy-offer.ts";
import { choicesQuery, pageQuery } from "./showroom-data.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";

interface Call {
  readonly name: string;
  readonly input: unknown;
}
const asked = vi.hoisted(() => ({ calls: [] as Call[], answer: (): unknown => null }));
vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  api: {
    call: async ({ name }: { name: string }, input: unknown) => {
      asked.calls.push({ name, input });
      return asked.answer();
    },
  } as never,
}));

const kept = buildChoices({ userId: 7, projectId: 4 });
const onOtherUser = vi.fn<() => void>();
const calls = choicesCalls({ ...kept, houseTypeId: 19, read: () => ({ id: 31 }) }, onOtherUser);

beforeEach(() => {
  asked.calls = [];
  asked.answer = () => kept;
  onOtherUser.mockClear();
});

describe("the calls of the store", () => {
  test("read the choices of its project", async () => {
    expect(await calls.load()).toBe(kept);
    expect(asked.calls).toEqual([{ name: "choices.get", input: { params: { projectId: 4 } } }]);
  });

  test("save whose choices they are, of which home, and on which version they are based", async () => {
    const rooms = { [BATHROOM]: buildRoom(BATHROOM, 11) };
    await calls.send({ rooms, submitType: "showroom", version: 3 });
    expect(asked.calls).toEqual([
      {
        name: "choices.save",
        input: {
          params: { projectId: 4 },
          body: {
            choices: { projectRoomChoices: rooms, submitType: "showroom", userId: 7, id: 31 },
            house_type: { id: 19 },
            version: 3,
          },
        },
      },
    ]);
  });

  test("copy to one page, for the same person", async () => {
    await calls.copy(22);
    expect(asked.calls).toEqual([
      { name: "choices.copy", input: { params: { projectId: 4 }, query: { toPage: 22, userId: 7 } } },
    ]);
  });

  test.each([
    ["choices-of-another", 1],
    ["internal-error", 0],
  ] as const)("a copy that fails with %s is another person's %i times", async (code, times) => {
    asked.answer = () => {
      throw new ApiProblem(problem(code));
    };
    await expect(calls.copy(22)).rejects.toMatchObject({ code });
    expect(onOtherUser).toHaveBeenCalledTimes(times);
  });
});

test("the server's copy in a refusal is taken only when it is one, and the same person's", () => {
  expect(parseChoicesOf(kept, kept)).toEqual(kept);
  expect(parseChoicesOf(kept, { ...kept, userId: 8 })).toBe("other-user");
  expect(parseChoicesOf(kept, { ...kept, projectRoomChoices: null })).toBeNull();
  expect(parseChoicesOf(kept, undefined)).toBeNull();
});

describe("what is fetched", () => {
  const fetched = async (query: { readonly queryKey: readonly unknown[] }) =>
    await createQueryClient().fetchQuery(query);

  test.each([
    ["a page of a house type", pageQuery(19, 22), "projects.page", { params: { houseTypeId: 19, pageId: 22 } }],
    ["the choices of a project", choicesQuery(4), "choices.get", { params: { projectId: 4 } }],
    [
      "what can be copied to a page",
      copyQuery(4, 22),
      "choices.copyPreview",
      { params: { projectId: 4 }, query: { toPage: 22 } },
    ],
  ])("is %s", async (_, query, name, input) => {
    expect(await fetched(query)).toBe(kept);
    expect(asked.calls).toEqual([{ name, input }]);
  });

  test("is kept apart for each house type, page and project", () => {
    const queries = [
      pageQuery(19, 22),
      pageQuery(19, 23),
      pageQuery(20, 22),
      choicesQuery(4),
      choicesQuery(5),
      copyQuery(4, 22),
      copyQuery(4, 23),
      copyQuery(5, 22),
    ];
    expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(queries.length);
  });
});

test("an answer of another home or house type is not of what the page shows; one that was only just stored is", () => {
  const answer = (id: number, houseTypeId = 19) => buildChoices({ id, houseTypeId });
  expect([answer(31), answer(32), answer(31, 20)].map((one) => isOtherHome(one, { id: 31 }, 19))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isOtherHome(answer(31), { id: 0 }, 19)).toBe(false);
});

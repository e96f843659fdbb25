import { ConnectionFailure } from "@showroom/api-client/failures";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { viewingTokenStore, type Viewing } from "@showroom/api-client/viewing";
import type { User } from "@showroom/domain/model/user";
import { aUser } from "@showroom/domain/testing/a-user";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "../queries/create-query-client.ts";
import { createApiConnection } from "./api-connection.ts";
import type { ApiConnection } from "./api-connection.ts";
import { becomeUser } from "./become-user.ts";
import { signOut, useSignedOut } from "./sign-out.ts";
import { followOtherTab } from "./use-session-watch.ts";

const person = (id: number): User => aUser({ id });

let connection: ApiConnection;
const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("navigator", {});
  connection = createApiConnection({ tokenStore: memoryTokenStore(), queryClient: createQueryClient() });
  connection.tokenStore.write({ accessToken: "token", refreshToken: null });
  return () => {
    connection.queryClient.clear();
    vi.unstubAllGlobals();
  };
});

/** A token of a user; of an anonymous one without an id. */
const tokenOf = (id?: number): string => `e30.${btoa(JSON.stringify({ sub: String(id ?? "anonymous") }))}.x`;

/** Sets whom the page shows, and whose tokens the other tab stored; null when it removed them. */
function change(user: User, subject: number | "anonymous" | null): void {
  connection.queryClient.setQueryData(connection.userQuery.queryKey, user);
  if (subject === null) return connection.tokenStore.clear();
  const accessToken = tokenOf(subject === "anonymous" ? undefined : subject);
  connection.tokenStore.write({ accessToken, refreshToken: null });
}

const anonymous: User = { ...person(9), isAnonymous: true };

test.for<[string, User, number | "anonymous", number]>([
  ["another user signs in", person(1), 2, 1],
  ["the user signs out", person(1), "anonymous", 1],
  ["a visitor signs in", anonymous, 2, 1],
  ["the tokens of the user are renewed", person(1), 1, 0],
  ["the token of a visitor is renewed", anonymous, "anonymous", 0],
])("in another tab %s: the page asks nobody, and reloads if its user changed", async ([, user, subject, times]) => {
  const start = vi.spyOn(connection.session, "start");
  change(user, subject);
  await followOtherTab(connection, reload);
  expect(reload).toHaveBeenCalledTimes(times);
  expect(start).not.toHaveBeenCalled();
});

test("a viewing session has a token of its own, which no other tab changes", async () => {
  connection = { ...connection, tokenStore: viewingTokenStore({ accessToken: tokenOf(5) } as Viewing) };
  connection.queryClient.setQueryData(connection.userQuery.queryKey, anonymous);
  await followOtherTab(connection, reload);
  expect(reload).not.toHaveBeenCalled();
});

test("the page does not reload before its user is known", async () => {
  await followOtherTab(connection, reload);
  expect(reload).not.toHaveBeenCalled();
});

describe("another tab removed the tokens", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      useSignedOut.setState(false);
    };
  });

  test("the page is hidden and drops its data when no others follow", async () => {
    change(person(1), null);
    void followOtherTab(connection, reload);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(useSignedOut.getState()).toBe(true);
    expect(connection.queryClient.getQueryData(connection.userQuery.queryKey)).toBeUndefined();
  });

  test("the page reloads when it becomes an anonymous user", async () => {
    change(person(1), null);
    void followOtherTab(connection, reload);
    await vi.advanceTimersByTimeAsync(1_000);
    change(person(1), "anonymous");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(useSignedOut.getState()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });
});

test("a change of user keeps the configuration and drops all data of the previous user", () => {
  const { queryClient, userQuery, configQuery } = connection;
  const config = { productName: "Showroom" };
  queryClient.setQueryData(["config"], config);
  queryClient.setQueryData(["choices", 3], "of person 1");
  queryClient.setQueryData(userQuery.queryKey, person(1));
  becomeUser(connection, person(2));
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(person(2));
  expect(queryClient.getQueryData(configQuery.queryKey)).toBe(config);
  expect(queryClient.getQueryData(["choices", 3])).toBeUndefined();
});

test("signing out opens the next page, also when only the anonymous user is missing", async () => {
  const open = vi.fn<() => void>();
  const end = vi.spyOn(connection.session, "signOut").mockResolvedValue(person(1));
  await signOut(connection, open);
  end.mockRejectedValue(new Error("overloaded"));
  await signOut(connection, open);
  expect(open).toHaveBeenCalledTimes(2);
  expect(useSignedOut.getState()).toBe(false);
});

test("signing out without a connection hides the page, because no other can be opened, and drops its data", async () => {
  const open = vi.fn<() => void>();
  vi.spyOn(connection.session, "signOut").mockRejectedValue(new ConnectionFailure("offline", null));
  connection.queryClient.setQueryData(["choices", 3], "of person 1");
  await signOut(connection, open);
  expect(open).not.toHaveBeenCalled();
  expect(useSignedOut.getState()).toBe(true);
  expect(connection.queryClient.getQueryData(["choices", 3])).toBeUndefined();
  useSignedOut.setState(false);
});

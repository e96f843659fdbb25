import { ConnectionFailure } from "@showroom/api-client/failures";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import type { User } from "@showroom/domain/model/user";
import { aUser } from "@showroom/domain/testing/a-user";
import { beforeEach, expect, test, vi } from "vitest";
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

const startsAs = (user: Promise<User>) => vi.spyOn(connection.session, "start").mockReturnValue(user);

test("the page reloads when another user signs in in another tab", async () => {
  connection.queryClient.setQueryData(connection.userQuery.queryKey, person(1));
  startsAs(Promise.resolve(person(2)));
  await followOtherTab(connection, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test("renewed tokens of the same user and an unreachable server change nothing", async () => {
  connection.queryClient.setQueryData(connection.userQuery.queryKey, person(1));
  startsAs(Promise.resolve(person(1)));
  await followOtherTab(connection, reload);
  startsAs(Promise.reject(new Error("away")));
  await followOtherTab(connection, reload);
  expect(reload).not.toHaveBeenCalled();
});

/** A token of a user. */
const tokenOf = (id: number): string => `e30.${btoa(JSON.stringify({ sub: String(id) }))}.x`;

test("the page reloads at once when the stored token is of another user, without asking who that is", async () => {
  const start = startsAs(new Promise(() => {}));
  connection.queryClient.setQueryData(connection.userQuery.queryKey, person(1));
  connection.tokenStore.write({ accessToken: tokenOf(2), refreshToken: "next" });
  void followOtherTab(connection, reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

test("the page reloads when it learns late that its user is not the one of the stored token", async () => {
  let answer: (user: User) => void = () => {};
  startsAs(new Promise((resolve) => (answer = resolve)));
  void connection.queryClient.fetchQuery(connection.userQuery);
  connection.tokenStore.write({ accessToken: tokenOf(2), refreshToken: "next" });
  setTimeout(() => answer(person(1)));
  await followOtherTab(connection, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test("the page does not reload before its user is known or without tokens", async () => {
  const start = startsAs(Promise.resolve(person(2)));
  await followOtherTab(connection, reload);
  connection.queryClient.setQueryData(connection.userQuery.queryKey, person(1));
  connection.tokenStore.clear();
  await followOtherTab(connection, reload);
  expect(start).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
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

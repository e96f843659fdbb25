import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { User } from "@showroom/domain/model/user";
import { session } from "../api/api.ts";

/** Who is using the application, by the tokens that it shares with the showroom. */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: () => session.start(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in person; only below the routes that are for staff, which have loaded it. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data;
}

export function fullName({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email;
}

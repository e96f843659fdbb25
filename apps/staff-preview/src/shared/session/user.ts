import { useSuspenseQuery } from "@tanstack/react-query";
import type { User } from "@showroom/domain/model/user";
import { userQuery } from "../api/api.ts";

/** The signed-in user. Use it only below the staff routes, which load the user. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data;
}

export function fullName({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email;
}

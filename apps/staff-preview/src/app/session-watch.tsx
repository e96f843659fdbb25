import { useLocation, useNavigate } from "react-router";
import { useSessionWatch } from "@showroom/web-app/session/use-session-watch";
import { queryClient, userQuery } from "../shared/api/api.ts";
import { paths } from "../shared/paths/paths.ts";

/** Sends staff whose session ended to the sign-in page; after signing in they return. */
export function SessionWatch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useSessionWatch(() => {
    if (pathname === "/inloggen") return;
    queryClient.removeQueries({ queryKey: userQuery.queryKey });
    void navigate(paths.signIn(pathname + search, true));
  });
  return null;
}

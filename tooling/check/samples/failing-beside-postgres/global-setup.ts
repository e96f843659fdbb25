import { openPostgres } from "@showroom/postgres/open-postgres";

/** Loads the package in the runner's own process, as the tests of the servers do. */
export default function setup(): void {
  openPostgres({
    folder: "",
    port: 0,
    user: "",
    password: "",
    persistent: true,
    settings: {},
    onWords: () => undefined,
  });
}

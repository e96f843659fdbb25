import { afterAll } from "vitest";
import { dropDatabases } from "./test-database.ts";

// Mutation tests run the same files a thousand times on one server.
afterAll(dropDatabases);

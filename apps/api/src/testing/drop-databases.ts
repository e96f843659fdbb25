import { afterAll } from "vitest";
// Loaded before the first mutant is switched on, because the thread keeps them for all mutants.
import "./demo-importer.ts";
import "./saving-buyer.ts";
import { dropDatabases } from "./test-database.ts";

// Mutation tests run the same files a thousand times on one server.
afterAll(dropDatabases);

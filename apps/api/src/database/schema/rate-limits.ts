import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Calls counted over all processes, as rate-limiter-flexible keeps them: it knows table and columns by these names. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint("expire", { mode: "number" }),
});

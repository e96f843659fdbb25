import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Rate limits over all processes. The library rate-limiter-flexible requires these names of table and columns. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint("expire", { mode: "number" }),
});

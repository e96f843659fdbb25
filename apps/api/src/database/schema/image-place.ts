import { pgTable, text } from "drizzle-orm/pg-core";

/**
 * Where the images of this database are: one row. A fact of this installation, so backups leave it out.
 */
export const imagePlace = pgTable("image_place", {
  /** Always `images`. */
  key: text("key").primaryKey(),
  /** The mark in that folder or bucket. */
  mark: text("mark").notNull(),
  /** The data folder as the process saw it, or the bucket. */
  place: text("place").notNull(),
});

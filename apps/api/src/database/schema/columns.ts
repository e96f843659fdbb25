import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The SHA-256 of a secret, which itself is never stored. */
export const digest = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

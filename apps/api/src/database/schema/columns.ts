import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment, stored with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A SHA-256 of a secret; the secret itself is never stored. */
export const digest = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

import { now } from "@showroom/service/clock";
import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The time at which a row is written. The default of the database is for rows that are not written by this code. */
export const writtenAt = (name: string) => moment(name).notNull().defaultNow().$defaultFn(now);

/** The SHA-256 of a secret, which itself is never stored. */
export const digest = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** The bytes of a file. */
export const fileBytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

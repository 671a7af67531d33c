import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random primary key. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A moment, with its zone. */
export const moment = () => timestamp({ withTimezone: true });

/** Bytes, such as the digest of a secret. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

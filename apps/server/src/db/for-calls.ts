import type { PoolSettings } from './database.ts'

/**
 * How long a call may hold a connection, in milliseconds: a passenger is told to come back before giving up, and a
 * table that somebody holds takes the connections of other calls for no longer than that.
 */
export const FOR_CALLS = { statementTimeout: 5_000, silence: 15_000 } satisfies Partial<PoolSettings>

import { sqlStateOf } from './sql-state.ts'

/** SQLSTATE of a statement that was ended from outside: it took too long, or somebody else held what it waited for. */
const QUERY_CANCELED = '57014'

/**
 * Was the statement ended because it took too long? The database is there, so nothing is tried again by itself: that
 * would take the time once more, from everybody.
 */
export const isStatementTimeout = (error: unknown): boolean => sqlStateOf(error) === QUERY_CANCELED

import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether somebody (a row of `party_person`) lives elsewhere since the way of a contract, `way` beside it, was said
 * last, or since it was applied for where nobody has said it.
 */
export const hasMoved = (person: string, contract: string): SQL =>
  sql.raw(`coalesce(${person}.moved_on > coalesce(way.said_on, ${contract}.submitted_on), false)`)

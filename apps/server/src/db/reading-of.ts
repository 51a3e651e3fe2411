import { type SQL, sql } from 'drizzle-orm'

/** How a list by a moment is read: which way, and how what comes next compares with the last row of a part. */
interface Reading {
  way: SQL
  beyond: SQL
}

const LATEST_FIRST: Reading = { way: sql`desc`, beyond: sql`<` }
const EARLIEST_FIRST: Reading = { way: sql`asc`, beyond: sql`>` }

/** The earliest first by a sort that names its column without a minus, else the latest. */
export const readingOf = (sort: string | undefined): Reading =>
  sort === undefined || sort.startsWith('-') ? LATEST_FIRST : EARLIEST_FIRST

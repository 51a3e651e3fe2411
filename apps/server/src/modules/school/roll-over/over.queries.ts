import { type SQL, sql } from 'drizzle-orm'

/** Nobody pays for the way of a member any more, and the parents do not either. */
export const isOver = (member: SQL): SQL => sql`(${member}.is_entitled is false and not ${member}.pays_self)`

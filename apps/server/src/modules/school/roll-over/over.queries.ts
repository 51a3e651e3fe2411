import { type SQL, sql } from 'drizzle-orm'

/** Whether it was decided of a member that the way is not paid any more, as the row stood before. */
export const isOverSoFar = (member: SQL): SQL =>
  sql`coalesce(${member}.is_entitled = false and not ${member}.pays_self, false)`

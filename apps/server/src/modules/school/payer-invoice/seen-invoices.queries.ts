import { businessDateOf } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { reachOf } from '../reach/index.ts'

/** Whether the reader sees the money of the organisation `o`: part of the query, so that foreign and absent are one. */
const seesMoney = (context: Context): SQL => sql`o.id in (
  select reach.organisation_id from ${reachOf(context)} as reach where reach.pays)`

/** The invoices whose money the reader sees, or the one of them with an id, for `listedInvoices`. */
export const seenInvoices = (context: Context, id?: string) => ({
  today: businessDateOf(context.world.clock()),
  which: sql`${seesMoney(context)} ${id === undefined ? sql`` : sql`and i.id = ${id}`}`,
})

/** The same of what companies keep back from wages, for `listedPayrolls`. */
export const seenPayrolls = (context: Context, id?: string): SQL =>
  sql`${seesMoney(context)} ${id === undefined ? sql`` : sql`and list.id = ${id}`}`

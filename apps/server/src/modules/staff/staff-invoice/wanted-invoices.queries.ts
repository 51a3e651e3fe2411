import type { InvoiceFilter, InvoicesQuery, StaffPayrollQuery } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { beginning } from '../../../db/beginning.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import { IS_UNSENT } from '../../billing/invoice/index.ts'

const today = ({ world }: Context) => businessDateOf(world.clock())

const ofClient = ({ world }: Context) => sql`i.client_id = ${clientIdOf(world)}`

const SORTS = {
  number: sql`i.number`,
  payer: sql`lower(coalesce(o.name, i.buyer ->> 'name'))`,
  month: sql`i.month`,
  dueOn: sql`i.due_on`,
  due: sql`i.due_cents`,
  open: sql`i.open_cents`,
}

/** As usual, the latest comes first. */
const USUAL = { usual: [sql`i.issued_on desc`, sql`i.number desc`], last: sql`i.number` }

/** Which invoices of the caller's own client a list shows, and in which order, for `listedInvoices`. */
export function wantedInvoices(
  context: Context,
  { search = '', sort, ...filter }: InvoiceFilter & Pick<InvoicesQuery, 'sort'>,
) {
  const { month, state, kind, isUnsent = false, payerGuid } = filter
  const term = search.trim()
  const like = beginning(term)
  const which: SQL[] = [
    ofClient(context),
    ...(month === undefined ? [] : [sql`i.month = ${month}`]),
    ...(state === undefined ? [] : [sql`i.state = ${state}`]),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(isUnsent ? [IS_UNSENT] : []),
    ...(payerGuid === undefined ? [] : [sql`o.id = ${payerGuid}`]),
    ...(term === ''
      ? []
      : [sql`(lower(i.number) like ${like} or lower(coalesce(o.name, i.buyer ->> 'name')) like ${`%${like}`})`]),
  ]
  return { today: today(context), which: sql.join(which, sql` and `), order: orderedBy(SORTS, sort, USUAL) }
}

/** The same of one invoice. */
export const wantedInvoice = (context: Context, id: string) => ({
  today: today(context),
  which: sql`${ofClient(context)} and i.id = ${id}`,
})

/** The same of what companies keep back from wages, for `listedPayrolls`. */
export const wantedPayrolls = ({ world }: Context, { payerGuid }: StaffPayrollQuery): SQL =>
  sql`list.client_id = ${clientIdOf(world)} and ${payerGuid === undefined ? sql`true` : sql`o.id = ${payerGuid}`}`

import {
  ORDER_COLUMN_WORDS,
  ORDER_STATE_WORDS,
  ORDER_TROUBLE_WORDS,
  type StaffOrder,
  type StaffOrdersFileQuery,
} from '@billett/contract'
import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { ordersQuery } from '@billett/contract/lists/orders-query.ts'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import {
  CLIENT_COLUMN,
  declaredList,
  exportsPersonal,
  type ListColumn,
  type ListFile,
  listFile,
  rowsAfter,
} from '../listing/index.ts'
import { type ListedOrder, listedOrders } from './listed-orders.queries.ts'
import { filterOf } from './search-orders.ts'
import { presentListed } from './staff-order.present.ts'

const COLUMNS: readonly ListColumn<StaffOrder>[] = [
  { name: ORDER_COLUMN_WORDS.number, cell: ({ orderNumber }) => orderNumber },
  { name: ORDER_COLUMN_WORDS.date, cell: ({ date }, { at }) => at(date) },
  CLIENT_COLUMN,
  { name: ORDER_COLUMN_WORDS.state, cell: ({ state }, { language }) => ORDER_STATE_WORDS[state][language] },
  {
    name: ORDER_COLUMN_WORDS.troubles,
    cell: ({ troubles }, { language }) => troubles.map(trouble => ORDER_TROUBLE_WORDS[trouble][language]).join(', '),
  },
  { name: ORDER_COLUMN_WORDS.email, cell: ({ email }) => email },
  { name: ORDER_COLUMN_WORDS.tickets, cell: ({ ticketNames }) => ticketNames.join(', ') },
  { name: ORDER_COLUMN_WORDS.payment, cell: ({ paymentMethod }) => paymentMethod },
  { name: ORDER_COLUMN_WORDS.amount, cell: ({ amountInCent: cents, currency }) => ({ cents, currency }) },
  { name: ORDER_COLUMN_WORDS.paidOn, cell: ({ paidOn }, { at }) => at(paidOn) },
  { name: ORDER_COLUMN_WORDS.invoice, cell: ({ invoiceNumber }) => invoiceNumber },
  { name: ORDER_COLUMN_WORDS.tags, cell: ({ tags }) => tags.join(', ') },
]

/** Those that were chosen, as far as they are among what was looked for. */
const chosen = (orderIds: readonly string[], among: readonly string[] | undefined): readonly string[] =>
  among ? orderIds.filter(id => among.includes(id)) : orderIds

/** The orders that are looked for. Refuses `narrowFilter` where a text may mean too many. */
async function fileOf(context: Context, query: StaffOrdersFileQuery): Promise<ListFile<StaffOrder>> {
  const { world, language } = context
  const found = await filterOf(context, query)
  const filter = query.orderIds ? { ...found, among: chosen(query.orderIds, found.among) } : found
  const sort = query.sort === 'date' ? 'date' : '-date'
  const isPersonal = exportsPersonal(context)
  const parts = rowsAfter<ListedOrder>((last, limit) =>
    listedOrders(world.db, { ...filter, ...(last && { after: { ...last, sort } }) }, sort, { limit, offset: 0 }),
  )
  async function* rows(): AsyncGenerator<StaffOrder[]> {
    for await (const part of parts) yield part.map(row => presentListed(world, row, language, isPersonal))
  }
  return { name: 'orders', columns: COLUMNS, rows: rows(), isPersonal }
}

/** The orders that are looked for, as a file. */
export const exportOrders = async (context: Context, query: StaffOrdersFileQuery): Promise<HandedOver> =>
  listFile(context, query, await fileOf(context, query))

/** The orders that the address of the list asks for now. */
export const orderList = declaredList(ordersAddress, (context, state) => {
  const { regions, clock } = context.world
  const { filter, query } = ordersQuery(state, clock(), regions.current().timeZone)
  return fileOf(context, { ...filter, sort: query.sort })
})

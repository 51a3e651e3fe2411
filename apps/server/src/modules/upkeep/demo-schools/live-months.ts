import { addDays, addMonths, businessDateOf, creditorReference, firstOfMonth, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { applyMessage, takeMessage } from '../../billing/bank-message/index.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { invoiceRound, type ListedInvoice, unpaidInvoices } from '../../billing/invoice/index.ts'
import { thenWorld } from '../demo-customers/index.ts'
import { MONTHS_LIVED } from './make-members.repository.ts'
import { type Transfer, transfersTold } from './transfers-told.ts'

/** Days after the first of a month on which who pays invoices does so. */
const PAY_DAYS = 13

/**
 * The months since pupils and employees have their tickets: what they owe is claimed and invoiced, and paid by
 * transfer. The last month is open; a company owes two, and what it has transferred for one names no invoice.
 */
export async function liveMonths(world: World): Promise<void> {
  const today = businessDateOf(world.clock())
  const last = firstOfMonth(today)
  for (let back = MONTHS_LIVED; back >= 0; back -= 1) {
    const month = addMonths(last, -back)
    const invoiced = addDays(month, 1)
    if (invoiced > today) return
    await claimRound(thenWorld(world, month))
    await invoiceRound(thenWorld(world, invoiced))
    const paid = addDays(month, PAY_DAYS)
    if (paid < today) await payInvoices(world, paid, back)
  }
}

/** `back`: so many months ago. */
async function payInvoices(world: World, on: PlainDate, back: number): Promise<void> {
  const { iban } = world.client.config.operator.collectionAccount ?? {}
  if (iban === undefined) return
  const open = await unpaidInvoices(world.db, clientIdOf(world), on)
  const transfers = open.flatMap(invoice => transferFor(invoice, back) ?? [])
  if (transfers.length === 0) return
  const then = thenWorld(world, on)
  const content = (async function* () {
    yield transfersTold(iban, on, transfers)
  })()
  const { id } = await takeMessage(then, { name: `Umsaetze-${on}.xml`, content, by: null, channelId: null })
  await applyMessage(then, id)
}

const isCompany = ({ buyer }: ListedInvoice): boolean => buyer.name.endsWith('GmbH')

/** Undefined where the payer waits. */
function transferFor(invoice: ListedInvoice, back: number): Transfer | undefined {
  const { number, openCents: cents, buyer } = invoice
  const transfer = { servicerRef: `DEMO-${number}-${back}`, cents, name: buyer.name, text: '' }
  if (back > 1 || (back === 1 && !isCompany(invoice))) return { ...transfer, reference: creditorReference(number) }
  if (back === 0 && isCompany(invoice) && invoice.state === 'overdue')
    return { ...transfer, reference: '', text: 'Tickets Belegschaft, Rechnung liegt vor' }
  return undefined
}

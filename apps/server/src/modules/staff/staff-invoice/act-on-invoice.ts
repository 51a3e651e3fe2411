import type { InvoiceCancellation, InvoiceDetail } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item, nothing } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { cancelInvoice, mailedTo } from '../../billing/invoice/index.ts'
import { knownInvoice } from './show-invoices.ts'

/** Refuses `invoiceNotFound`, and `invoiceToNobody` where no address is known. */
export async function sendAgain(context: Context, invoiceGuid: string, tx: Transaction): Promise<Done<never>> {
  const { world } = context
  const { number } = await knownInvoice(context, tx, invoiceGuid)
  const to = await mailedTo(world, tx, invoiceGuid)
  if (to === '') return refuse('invoiceToNobody')
  const clientId = clientIdOf(world)
  await world.jobs.send(tx, 'sendInvoice', { clientId, invoiceId: invoiceGuid, again: world.newRowId() })
  return { answer: nothing, act: { kind: 'invoice', id: invoiceGuid, after: { number, sentTo: to } } }
}

/** Refuses `invoiceNotFound`, and `invoiceNotCancellable` what was taken back or corrected, and what is no invoice. */
export async function cancel(
  context: Context,
  { invoiceGuid, reason, isAnew }: InvoiceCancellation & { invoiceGuid: string },
  tx: Transaction,
): Promise<Done<InvoiceDetail>> {
  const { number, dueCents, state } = await knownInvoice(context, tx, invoiceGuid)
  const done = await cancelInvoice(context.world, tx, { invoiceId: invoiceGuid, reason, isAnew })
  if (!done.ok) return refuse('invoiceNotCancellable')
  const shown = await knownInvoice(context, tx, invoiceGuid)
  return {
    answer: item(shown),
    act: {
      kind: 'invoice',
      id: invoiceGuid,
      before: { number, dueCents, state },
      // What is made has another id each time it is done: a second person agrees to the same act, done anew.
      after: { state: shown.state, reason, isAnew },
    },
  }
}

import type { StaffBankEntry } from '@billett/contract'
import { businessDateOf, type InvoicedPayer, proposedInvoices } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { type ListedInvoice, unpaidInvoices } from '../../billing/invoice/index.ts'
import { customerNumbers } from '../../subscription/party/index.ts'
import type { ListedEntry } from './bank-desk.queries.ts'
import { knownAccounts } from './known-accounts.queries.ts'

type Proposals = StaffBankEntry['invoiceProposals']

/** Invoices that lines of the bank may be for which name none, by the ids of the lines. `isFull`: people are named. */
export async function invoiceProposals(
  world: World,
  entries: readonly ListedEntry[],
  isFull: boolean,
): Promise<Map<string, Proposals>> {
  const transfers = entries.filter(({ kind, state }) => kind === 'transfer' && state === 'waiting')
  if (transfers.length === 0) return new Map()
  const unpaid = await unpaidInvoices(world.db, clientIdOf(world), businessDateOf(world.clock()))
  const byPayer = Map.groupBy(unpaid, ({ payerId }) => payerId)
  const payers = await payersOf(world, byPayer, transfers)
  const found = transfers.map(entry => ({ entry, proposals: proposedInvoices(entry, payers) }))
  const ids = [...new Set(found.flatMap(({ proposals }) => proposals.map(({ payerId }) => payerId)))]
  const numbers = await customerNumbers(world.db, ids)
  const nameOf = (payerId: string) => {
    const [first] = byPayer.get(payerId) ?? []
    return first?.payer?.name ?? (isFull ? (first?.buyer.name ?? null) : null)
  }
  return new Map(
    found.map(({ entry, proposals }) => [
      entry.id,
      proposals.map(({ payerId, invoices, by, amount }) => ({
        payer: nameOf(payerId),
        customerNumber: numbers.get(payerId) ?? '',
        by,
        amount,
        invoices: invoices.map(({ id: guid, number, dueOn, openCents }) => ({ guid, number, dueOn, openCents })),
      })),
    ]),
  )
}

/** Who has invoices that are not paid, by what they were called on them and are now, and by their accounts. */
async function payersOf(
  world: World,
  byPayer: ReadonlyMap<string, readonly ListedInvoice[]>,
  transfers: readonly ListedEntry[],
): Promise<InvoicedPayer[]> {
  const ibans = transfers.flatMap(({ iban }) => iban ?? [])
  const accounts = await knownAccounts(world.db, [...byPayer.keys()], ibans)
  const ibansOf = Map.groupBy(accounts, ({ payerId }) => payerId)
  return [...byPayer].map(([id, invoices]) => ({
    id,
    names: [...new Set(invoices.flatMap(({ payer, buyer }) => [payer?.name ?? '', buyer.name]))],
    ibans: (ibansOf.get(id) ?? []).map(({ iban }) => iban),
    invoices: invoices.filter(({ currency }) => currency === 'EUR'),
  }))
}

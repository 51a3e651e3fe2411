import {
  type BankEntriesQuery,
  type BankPageQuery,
  getBankEntries,
  type StaffBankEntry,
  type StaffBankMessage,
} from '@billett/contract'
import { businessDateOf, holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'
import { candidatesByAmount, candidatesOf } from '../../billing/bank-message/index.ts'
import { customerNumbers } from '../../subscription/party/index.ts'
import { namesOfStaff, readRows, staffWindow } from '../listing/index.ts'
import { type ListedEntry, laidAsideEntries, listedMessages, waitingEntries } from './bank-desk.queries.ts'
import { invoiceProposals } from './invoice-proposals.ts'

/** A page of what the bank has sent to the caller's own client. */
export async function listMessages({ world }: Context, query: BankPageQuery): Promise<StaffBankMessage[]> {
  const rows = await listedMessages(world.db, clientIdOf(world), staffWindow(query))
  return rows.map(({ message: { id, name, kind, state, reason, receivedOn }, lines, waiting }) => ({
    guid: id,
    ...{ name, kind, state, reason, receivedOn, lines, waiting },
  }))
}

/** Debits that a line may be about: those it names or, where it names none, those of its very amount. Money that came
 * is only ever for what is under way, to the cent. */
async function proposalsOf(world: World, entry: ListedEntry): Promise<StaffBankEntry['proposals']> {
  const { kind, cents, chargesCents, endToEndId, mandate, bookedOn } = entry
  if (kind !== 'return' && kind !== 'reject' && kind !== 'credit') return []
  const clientId = clientIdOf(world)
  const on = bookedOn ?? businessDateOf(world.clock())
  const named = await candidatesOf(world.db, clientId, { endToEndId, mandate, on })
  const amount = Math.abs(cents ?? 0) - chargesCents
  const known = named.length > 0 ? named : await candidatesByAmount(world.db, clientId, amount)
  const found = kind === 'credit' ? known.filter(one => one.state === 'presented' && one.cents === cents) : known
  const numbers = await customerNumbers(
    world.db,
    found.map(({ payerId }) => payerId),
  )
  return found.map(({ id, payerId, dueOn, cents: collected, state }) => ({
    collectionGuid: id,
    customerNumber: numbers.get(payerId) ?? '',
    dueOn,
    cents: collected,
    state,
  }))
}

/** A page of the lines that wait, or were laid aside. Names are shown to whoever may see personal details. */
export async function listEntries({ world, visitor }: Context, query: BankEntriesQuery): Promise<Done<StaffBankEntry>> {
  const { db } = world
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const rows = await (query.list === 'laidAside' ? laidAsideEntries : waitingEntries)(
    db,
    clientIdOf(world),
    staffWindow(query),
    query.sort,
  )
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ entry }) => entry.decidedBy ?? []),
  )
  const waiting = rows.map(({ entry }) => entry)
  const invoices = await invoiceProposals(world, waiting, isFull)
  const shown: StaffBankEntry[] = []
  for (const { entry, messageName } of rows) {
    const { id, kind, bookedOn, currency, cents, chargesCents, code, endToEndId, mandate, decidedBy } = entry
    shown.push({
      guid: id,
      ...{ kind, bookedOn, currency, cents, chargesCents, code, endToEndId, mandate, messageName },
      reason: entry.reason ?? 'unknown',
      laidAsideBy: decidedBy && (names.get(decidedBy) ?? decidedBy),
      laidAsideOn: entry.decidedOn,
      reference: entry.creditorReference,
      text: isFull ? entry.text : null,
      name: isFull ? entry.name : null,
      proposals: decidedBy === null ? await proposalsOf(world, entry) : [],
      invoiceProposals: invoices.get(id) ?? [],
    })
  }
  return readRows({ world, visitor }, getBankEntries, shown, { isFull, idOf: ({ guid }) => guid })
}

import type { BankReason, EntryDone, EntryMatch } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { layAside, matchByHand, reopen } from '../../billing/bank-message/index.ts'

/** What is noted of a line: what it said, and what somebody has made of it. */
const noted = (entry: { kind: string; cents: number | null; reason: string | null }) => ({
  kind: entry.kind,
  cents: entry.cents,
  waited: entry.reason,
})

/** Refuses `bankEntryNotFound`, and `bankEntryNotMatching` where it is about something else. */
export async function match(
  { world, visitor }: Context,
  { entryGuid, reason, ...about }: EntryMatch & { entryGuid: string },
  tx: Transaction,
): Promise<Done<EntryDone>> {
  const { collectionGuid: collectionId, ...whose } = about
  const done = await matchByHand(world, tx, { entryId: entryGuid, by: visitor.id, collectionId, ...whose })
  if (!done.ok) return refuse(done.reason === 'entryNotFound' ? 'bankEntryNotFound' : 'bankEntryNotMatching')
  const after = { reason, ...about }
  return {
    answer: item({ guid: entryGuid, state: 'matched' }),
    act: { kind: 'bankEntry', id: entryGuid, before: noted(done.entry), after },
  }
}

/** Refuses `bankEntryNotFound`. */
export async function putAside(
  { world, visitor }: Context,
  { entryGuid, reason }: BankReason & { entryGuid: string },
  tx: Transaction,
): Promise<Done<EntryDone>> {
  const entry =
    (await layAside(world, tx, { entryId: entryGuid, by: visitor.id })) ?? refuse('bankEntryNotFound', 'entryGuid')
  return {
    answer: item({ guid: entryGuid, state: 'noted' }),
    act: { kind: 'bankEntry', id: entryGuid, before: noted(entry), after: { reason } },
  }
}

/** Refuses `bankEntryNotLaidAside`. */
export async function takeUpAgain(
  { world }: Context,
  { entryGuid, reason }: BankReason & { entryGuid: string },
  tx: Transaction,
): Promise<Done<EntryDone>> {
  const entry = (await reopen(world, tx, { entryId: entryGuid })) ?? refuse('bankEntryNotLaidAside', 'entryGuid')
  const { decidedBy: laidAsideBy, decidedOn: laidAsideOn } = entry
  return {
    answer: item({ guid: entryGuid, state: 'waiting' }),
    act: { kind: 'bankEntry', id: entryGuid, before: { ...noted(entry), laidAsideBy, laidAsideOn }, after: { reason } },
  }
}

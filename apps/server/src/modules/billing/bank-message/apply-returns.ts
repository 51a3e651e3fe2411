import type { Movement } from '@billett/sepa'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { payoutReferences } from '../collection/index.ts'
import { applyAnswer, entryToStore, type Heard, type InMessage, isKept, outcomeOf } from './apply-answer.ts'
import { matchOf, takeBackEach } from './apply-return.ts'
import { type Candidate, candidatesByReference, kindsOfFiles } from './candidates.queries.ts'
import { changeEntries, insertEntries, type NewEntry } from './entry.repository.ts'
import { entryOfMovement } from './entry-of.ts'
import { type Outcome, waits } from './outcome.ts'

interface Known {
  heard: Heard
  movement: Movement
  /** The debit that it names. */
  collection: Candidate
  ours: 'debits' | 'transfers'
}

/**
 * Lines that are apart (`linesApart`) take effect together, each as it would alone: what a thousand debits that came
 * back ask of the database is asked once for all of them.
 */
export async function applyReturns(
  world: World,
  tx: Transaction,
  message: InMessage,
  lines: readonly Heard[],
): Promise<void> {
  const known = await knownOf(world, tx, message, lines)
  const { messageId, head } = message
  const told = known.map(({ heard: { index }, movement, ours, collection }) => {
    const place = { messageId, bankMessageId: head.messageId, index, ours }
    return { movement, collection, entry: entryToStore(world, messageId, entryOfMovement(movement, place)) }
  })
  if (told.length > 0) {
    const idOf = await insertEntries(
      tx,
      told.map(({ entry }) => entry),
    )
    const fresh = told.flatMap(one => {
      const id = idOf(one.entry)
      return id === undefined ? [] : [{ ...one, entry: { ...one.entry, id } }]
    })
    await changeEntries(tx, await outcomesOf(world, tx, fresh))
  }
  // What none of these debits is any more, as a line before it had another effect.
  const isKnown = new Set(known.map(({ heard }) => heard))
  for (const heard of lines) if (!isKnown.has(heard)) await applyAnswer(world, tx, message, heard)
}

/** Those of some lines that name a debit of ours, by what is asked of all of them at once. */
async function knownOf(
  world: World,
  tx: Transaction,
  { accounts }: InMessage,
  lines: readonly Heard[],
): Promise<Known[]> {
  const clientId = clientIdOf(world)
  const kept = lines.flatMap(heard => {
    const { answer } = heard
    return isKept(answer, accounts) && answer.endToEndId !== null
      ? [{ heard, movement: answer, endToEndId: answer.endToEndId, file: answer.messageId ?? answer.groupId }]
      : []
  })
  const references = kept.map(({ endToEndId }) => endToEndId)
  const collections = await candidatesByReference(tx, clientId, references)
  const payouts = await payoutReferences(tx, clientId, references)
  const files = await kindsOfFiles(
    tx,
    clientId,
    kept.flatMap(({ file }) => file ?? []),
  )
  return kept.flatMap(({ heard, movement, endToEndId, file }) => {
    const collection = collections.get(endToEndId)
    const kind = file === null ? undefined : files.get(file)
    const ours = kind ?? (payouts.has(endToEndId) ? 'transfers' : 'debits')
    return collection ? [{ heard, movement, collection, ours }] : []
  })
}

async function outcomesOf(
  world: World,
  tx: Transaction,
  fresh: readonly { entry: NewEntry; movement: Movement; collection: Candidate }[],
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const backs: Parameters<typeof takeBackEach>[3][number][] = []
  for (const { entry, movement, collection: named } of fresh) {
    if (entry.kind !== 'return') {
      outcomes.set(entry.id, await outcomeOf(world, tx, entry, movement))
      continue
    }
    const match = matchOf(entry, [named])
    if (match.ok) backs.push({ entry, collection: match.collection, chargesCents: match.chargesCents })
    else outcomes.set(entry.id, waits(match.reason))
  }
  const taken = backs.length > 0 ? await takeBackEach(world, tx, 'returned', backs) : []
  taken.forEach((outcome, index) => {
    const back = backs[index]
    if (back) outcomes.set(back.entry.id, outcome)
  })
  return outcomes
}

import { TROUBLE_LEVELS, type TroubleFacts } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import { insertEvent, toldSoFar } from './admin-event.repository.ts'
import { keyOf } from './raise-event.ts'

/** How many ids an event about the books names at most; the rest can be selected. */
const NAMED = 20

const NOTHING: Pick<TroubleFacts['books'], 'ids' | 'found'> = { ids: [], found: 0 }

/**
 * Tells the staff that rows do not agree. One that waits names also what is found since, the latest first: what is
 * found while somebody looks into the first is told as well.
 */
export async function raiseBooks(
  tx: Transaction,
  { newRowId, clock }: Pick<Surroundings, 'newRowId' | 'clock'>,
  { invariant, what }: { invariant: string; what: readonly string[] },
): Promise<void> {
  const key = keyOf('books', invariant)
  const told = await toldSoFar(tx, key)
  const before = told && 'invariant' in told ? told : NOTHING
  const known = new Set(before.ids)
  const since = what.filter(id => !known.has(id)).toSorted()
  const ids = [...since, ...before.ids].slice(0, NAMED)
  const facts = { invariant, found: Math.max(before.found, what.length, ids.length), ids }
  const event = { id: newRowId(), key, clientId: null, level: TROUBLE_LEVELS.books, kind: 'books' as const, facts }
  await insertEvent(tx, { ...event, date: clock() }, { says: true })
}

import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { changeEntry, lockLaidAside, lockWaiting, type StoredEntry } from './entry.repository.ts'

/** Nothing follows from a waiting line, as somebody says. Undefined where it does not wait. */
export async function layAside(
  world: World,
  tx: Transaction,
  { entryId, by }: { entryId: string; by: string },
): Promise<StoredEntry | undefined> {
  const entry = await lockWaiting(tx, clientIdOf(world), entryId)
  // Why it waited stays: it may have to wait again.
  if (entry) await changeEntry(tx, entryId, { state: 'noted', decidedBy: by, decidedOn: world.clock() })
  return entry
}

/** It waits again, as if nobody had laid it aside. Undefined where nobody had. */
export async function reopen(
  world: World,
  tx: Transaction,
  { entryId }: { entryId: string },
): Promise<StoredEntry | undefined> {
  const entry = await lockLaidAside(tx, clientIdOf(world), entryId)
  if (!entry) return undefined
  const reason = entry.reason ?? 'unknown'
  await changeEntry(tx, entryId, { state: 'waiting', reason, decidedBy: null, decidedOn: null })
  return entry
}

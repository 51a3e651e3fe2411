import { canMoveVersion } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  type ArrangedKey,
  insertArrangement,
  latestArrangement,
  lockArrangement,
  noteArrangement,
  type StoredArrangement,
  stateOf,
} from './arrangement.repository.ts'

/** The last version, which nobody else changes until the transaction ends. Refuses `changedMeanwhile` for another. */
export async function holdLatest(
  tx: Transaction,
  key: ArrangedKey,
  read: number,
): Promise<StoredArrangement | undefined> {
  await lockArrangement(tx, key)
  const latest = await latestArrangement(tx, key)
  if ((latest?.version ?? 0) !== read) refuse('changedMeanwhile', 'version')
  return latest
}

/** Stores a draft after the version that is held; one that nobody was shown gives way to it. */
export async function writeDraft(
  { world, visitor }: Context,
  tx: Transaction,
  key: ArrangedKey,
  {
    latest,
    content,
    isRight,
  }: Pick<StoredArrangement, 'content'> & {
    latest: StoredArrangement | undefined
    isRight: boolean
  },
): Promise<number> {
  const now = world.realClock()
  if (latest && canMoveVersion(stateOf(latest), 'discarded')) await noteArrangement(tx, latest, { discardedOn: now })
  const written = { content, storedOn: now, writtenBy: visitor.id, checkedOn: isRight ? now : null }
  return insertArrangement(tx, key, written)
}

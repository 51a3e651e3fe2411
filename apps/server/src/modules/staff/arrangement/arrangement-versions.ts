import type { StaffArrangementVersion } from '@billett/contract'
import { type ArrangedPart, canMoveVersion, isBoardPart, WHOLE_SHOP } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { namesOfStaff } from '../listing/index.ts'
import {
  type ArrangedKey,
  activateArrangement,
  activeArrangement,
  allArrangements,
  findArrangement,
  latestArrangement,
  lockArrangement,
  noteArrangement,
  type StoredArrangement,
  stateOf,
} from './arrangement.repository.ts'
import { arrangedArea } from './service-areas.ts'
import { writeDraft } from './write-draft.ts'

interface Asked {
  part: ArrangedPart
  serviceAreaId: number
}

type AskedVersion = Asked & { version: number }

/** Refuses an area that the caller does not arrange; what is of the whole shop has none. */
function keyOf(context: Context, { part, serviceAreaId }: Asked): ArrangedKey {
  if (!isBoardPart(part) && serviceAreaId !== WHOLE_SHOP) refuse('notValid', 'serviceAreaId')
  const serviceArea = isBoardPart(part) ? arrangedArea(context, serviceAreaId) : WHOLE_SHOP
  return { clientId: clientIdOf(context.world), part, serviceArea }
}

const present = (stored: StoredArrangement, names: ReadonlyMap<string, string>): StaffArrangementVersion => ({
  part: stored.part,
  serviceAreaId: stored.serviceArea,
  version: stored.version,
  state: stateOf(stored),
  storedOn: stored.storedOn,
  writtenBy: stored.writtenBy,
  writtenByName: names.get(stored.writtenBy) ?? stored.writtenBy,
  releasedOn: stored.releasedOn,
  releasedBy: stored.releasedBy,
  releasedByName: stored.releasedBy && (names.get(stored.releasedBy) ?? stored.releasedBy),
})

/** What those are called who wrote and released them. */
const namesIn = (db: Statements, versions: readonly StoredArrangement[]) =>
  namesOfStaff(
    db,
    versions.flatMap(({ writtenBy, releasedBy }) => [writtenBy, ...(releasedBy === null ? [] : [releasedBy])]),
  )

export async function arrangementVersions(context: Context, asked: Asked): Promise<StaffArrangementVersion[]> {
  const { db } = context.world
  const versions = await allArrangements(db, keyOf(context, asked))
  const names = await namesIn(db, versions)
  return versions.map(version => present(version, names))
}

/** The version that is meant, of which nothing changes until the transaction ends. Refuses `versionNotFound`. */
async function held(tx: Transaction, key: ArrangedKey, version: number): Promise<StoredArrangement> {
  await lockArrangement(tx, key)
  return (await findArrangement(tx, { ...key, version })) ?? refuse('versionNotFound', 'version')
}

/** What became of it, and the note of that. */
async function done(
  tx: Transaction,
  key: ArrangedKey & { version: number },
  said: Pick<Act, 'before' | 'after'>,
): Promise<Done<StaffArrangementVersion>> {
  const stored = (await findArrangement(tx, key)) ?? refuse('versionNotFound', 'version')
  const { clientId, part, serviceArea } = key
  const names = await namesIn(tx, [stored])
  return {
    answer: item(present(stored, names)),
    act: { kind: 'tariff', id: `${part} ${serviceArea}`, clientId, ...said },
  }
}

/** Shows passengers a draft. Refuses one that is not right yet, and one after which something else was written. */
export async function release(context: Context, asked: AskedVersion, tx: Transaction) {
  const key = { ...keyOf(context, asked), version: asked.version }
  const draft = await held(tx, key, asked.version)
  if (!canMoveVersion(stateOf(draft), 'released')) refuse('versionNotChecked', 'version')
  if ((await latestArrangement(tx, key))?.version !== asked.version) refuse('changedMeanwhile', 'version')
  const before = await activeArrangement(tx, key)
  await activateArrangement(tx, key, { by: context.visitor.id, on: context.world.realClock() })
  return done(tx, key, {
    before: { version: before?.version ?? 0, ...before?.content },
    after: { version: asked.version, ...draft.content },
  })
}

/** Stores a draft that says what an earlier version said: that is how one goes back. */
export async function restore(context: Context, asked: AskedVersion, tx: Transaction) {
  const key = keyOf(context, asked)
  const earlier = await held(tx, key, asked.version)
  const latest = await latestArrangement(tx, key)
  const isRight = earlier.checkedOn !== null
  const version = await writeDraft(context, tx, key, { latest, content: earlier.content, isRight })
  return done(tx, { ...key, version }, { before: { ...latest?.content }, after: { ...earlier.content } })
}

/** Throws away a draft. Refuses `versionClosed` for what passengers have been shown. */
export async function discard(context: Context, asked: AskedVersion, tx: Transaction) {
  const key = { ...keyOf(context, asked), version: asked.version }
  const draft = await held(tx, key, asked.version)
  if (!canMoveVersion(stateOf(draft), 'discarded')) refuse('versionClosed', 'version')
  await noteArrangement(tx, key, { discardedOn: context.world.realClock() })
  return done(tx, key, { after: { discarded: asked.version } })
}

import { businessDateOf, type Happening, type ImportInverse, personTakenBack } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { historiesOf, lockContract, record, setOrganisation } from '../../subscription/contract/index.ts'
import type { BatchScene, StoredRow } from '../batch/index.ts'
import { peopleById, removeMemberships, removeNewPeople, setMemberships, setPeople } from './applied-rows.repository.ts'
import { type WorkedRow, workedRows } from './student-list.repository.ts'

/** Events that were recorded are taken back, as if they had never been. */
async function takeBackEvents({ context, batch }: BatchScene, tx: Transaction, events: ImportInverse['events']) {
  const { world } = context
  const now = world.clock()
  const recording = { recordedOn: now, actorId: batch.accountId, today: businessDateOf(now) }
  const histories = await historiesOf(tx, [...new Set(events.map(({ contractId }) => contractId))])
  for (const { contractId, seq } of events.toReversed()) {
    const event = histories.get(contractId)?.find(one => one.seq === seq)
    const stored = (await lockContract(tx, clientIdOf(world), contractId)) ?? refuse('contractNotFound')
    if (!event) continue
    const voided: Happening = { kind: 'voided', effectiveOn: event.effectiveOn, payload: { seq } }
    await record(tx, stored, recording, voided)
  }
}

/** Who some people were before, but for what was corrected since. */
async function takePeopleBack(tx: Transaction, rows: readonly WorkedRow[]): Promise<void> {
  const changed = rows.flatMap(({ inverse, before, after }) =>
    inverse?.person && before && after ? [{ was: inverse.person, before, after }] : [],
  )
  const now = await peopleById(
    tx,
    changed.map(({ was }) => was.partyId),
  )
  await setPeople(
    tx,
    changed.flatMap(written => {
      const known = now.get(written.was.partyId)
      return known ? [personTakenBack(known, written)] : []
    }),
  )
}

/** Takes some rows of a list back by what was noted when they were done. */
export async function undoList(scene: BatchScene, tx: Transaction, due: readonly StoredRow[]): Promise<void> {
  const rows = await workedRows(tx, scene.batch.id, due)
  const inverses = rows.flatMap(({ inverse, partyId }) => (inverse ? [{ ...inverse, partyId }] : []))
  await removeMemberships(
    tx,
    inverses.flatMap(({ made }) => made),
  )
  await setMemberships(
    tx,
    inverses.flatMap(({ memberships }) => memberships),
  )
  await takePeopleBack(tx, rows)
  for (const { contractId, organisationPartyId } of inverses.flatMap(({ moved }) => moved))
    await setOrganisation(tx, contractId, organisationPartyId)
  const events = inverses.flatMap(one => one.events)
  if (events.length > 0) await takeBackEvents(scene, tx, events)
  await removeNewPeople(
    tx,
    scene.batch.id,
    inverses.flatMap(({ isNewParty, partyId }) => (isNewParty && partyId !== null ? [partyId] : [])),
  )
}

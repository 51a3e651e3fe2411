import { businessDateOf, type Happening, type RollInverse } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { lockContract, record, setOrganisation } from '../../subscription/contract/index.ts'
import type { BatchScene, StoredRow } from '../batch/index.ts'
import { takeStepsBack } from '../decision/index.ts'
import { nameOfVisitor } from '../reach/index.ts'
import { isClaimed } from './counts.queries.ts'
import { dropMemberships, endMemberships, inversesOf, noteTakenBack } from './done-rows.repository.ts'
import { yearOfBatch } from './school-year.repository.ts'

/** Events are never taken away: each is taken back by another. */
async function takeContractBack(
  { context, batch }: BatchScene,
  tx: Transaction,
  { id, seqs, organisationId }: RollInverse['contracts'][number],
): Promise<void> {
  const { world } = context
  const now = world.clock()
  const today = businessDateOf(now)
  const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound')
  if (organisationId !== null) await setOrganisation(tx, id, organisationId)
  const voided = seqs.toReversed().map((seq): Happening => ({ kind: 'voided', effectiveOn: today, payload: { seq } }))
  if (voided.length > 0) await record(tx, stored, { recordedOn: now, actorId: batch.accountId, today }, ...voided)
}

/** Whoever was asked to agree again is asked no more: their contracts stand as before. */
async function stopAsking({ context }: BatchScene, tx: Transaction, contractIds: readonly string[]): Promise<void> {
  const mover = { movedOn: context.world.clock(), movedBy: 'shop' }
  for (const from of ['ReApprovalOrganizationPending', 'ReApprovalPayerPending'] as const)
    await moveMany(tx, contractIds, { from, to: 'Granted', ...mover })
}

/**
 * Takes some pupils back to where they were, and what was decided about their ways with it. Refuses
 * `rollNotUndoable` once something of the new year is booked: from
 * then on corrections are credits.
 */
export async function takeRowsBack(scene: BatchScene, tx: Transaction, rows: readonly StoredRow[]): Promise<void> {
  const year = (await yearOfBatch(tx, scene.batch.id)) ?? refuse('schoolYearNotFound')
  const partyIds = rows.flatMap(({ partyId }) => partyId ?? [])
  const done = await inversesOf(tx, year.id, partyIds)
  for (const { inverse } of done)
    for (const contract of inverse?.contracts ?? []) await takeContractBack(scene, tx, contract)
  if (await isClaimed(tx, year)) refuse('rollNotUndoable')
  await takeStepsBack(scene.context, tx, {
    stepId: year.id,
    contractIds: done.flatMap(({ inverse }) => inverse?.contracts.map(({ id }) => id) ?? []),
    by: await nameOfVisitor(scene.context, tx),
  })
  await dropMemberships(
    tx,
    done.flatMap(({ inverse }) => inverse?.opened ?? []),
  )
  await endMemberships(
    tx,
    done.flatMap(({ inverse }) => inverse?.closed ?? []),
  )
  await stopAsking(
    scene,
    tx,
    done.flatMap(({ contractId }) => contractId ?? []),
  )
  await noteTakenBack(tx, year.id, partyIds)
}

import { addDays, placeMoves, type RollInverse } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { BatchScene, RowDone, StoredRow } from '../batch/index.ts'
import { outsideWall } from '../reach/index.ts'
import {
  type AppliedRow,
  type Closing,
  endMemberships,
  noteApplied,
  type Opening,
  openMemberships,
} from './done-rows.repository.ts'
import { type DecidedRow, lockDecided, placesOf } from './rolled-contracts.queries.ts'
import { decisionOf } from './rolled-payers.ts'
import { yearOfBatch } from './school-year.repository.ts'
import { takeContracts } from './take-contracts.ts'

/**
 * Takes some pupils into the new year: from its first day on they are in their new class or school, or nowhere, and
 * their contracts end, rest or go along, with a decision where one is due. Whoever is elsewhere than when
 * it was looked at is left alone and told.
 */
export async function applyRows(scene: BatchScene, tx: Transaction, rows: readonly StoredRow[]): Promise<RowDone[]> {
  const { world } = scene.context
  const year = (await yearOfBatch(tx, scene.batch.id)) ?? refuse('schoolYearNotFound')
  const partyIds = rows.flatMap(({ partyId }) => partyId ?? [])
  const decided = await lockDecided(tx, year.id, partyIds)
  // What was arranged already stays, at schools of others too.
  const places = await outsideWall(tx, () => placesOf(tx, partyIds, addDays(year.validFrom, -1)))
  const closings: Closing[] = []
  const openings: Opening[] = []
  const applied: AppliedRow[] = []
  const able: DecidedRow[] = []
  for (const row of decided) {
    const there = places.get(row.partyId) ?? []
    const moves = placeMoves(decisionOf(row), there, year.validFrom)
    if (!moves.ok) {
      applied.push({ partyId: row.partyId, inverse: null, failure: moves.reason })
      continue
    }
    const inverse: RollInverse = { closed: [], opened: [], contracts: [] }
    const { close, open } = moves
    if (close) {
      closings.push(close)
      const was = there.find(({ id }) => id === close.id)
      inverse.closed.push({ id: close.id, validUntil: was?.validUntil ?? null })
    }
    if (open) {
      const id = world.newRowId()
      openings.push({ ...open, id, clientId: year.clientId, partyId: row.partyId })
      inverse.opened.push(id)
    }
    able.push(row)
    applied.push({ partyId: row.partyId, inverse, failure: null })
  }
  await endMemberships(tx, closings)
  await openMemberships(tx, openings)
  const contracts = await takeContracts(scene, tx, year, able)
  for (const { partyId, inverse } of applied) inverse?.contracts.push(...(contracts.get(partyId) ?? []))
  await noteApplied(tx, year.id, applied, world.clock())
  const done = new Map(applied.map(one => [one.partyId, one]))
  return rows.map(({ number, partyId }) => {
    const one = partyId === null ? undefined : done.get(partyId)
    return { number, partyId, inverse: null, failure: one ? one.failure : 'rowUnclear' }
  })
}

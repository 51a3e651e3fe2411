import { addDays, businessDateOf, fold, placeMoves, type RollInverse, rollHappenings } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { historiesOf, lockContract, moveOrganisation, record } from '../../subscription/contract/index.ts'
import type { BatchScene, RowDone, StoredRow } from '../batch/index.ts'
import { outsideWall } from '../reach/index.ts'
import {
  type AppliedRow,
  type Closing,
  endMemberships,
  noteApplied,
  type Opening,
  openMemberships,
  partyOfOrganisation,
} from './done-rows.repository.ts'
import { contractsOf, type DecidedRow, lockDecided, placesOf } from './rolled-contracts.queries.ts'
import { decisionOf, payersReader } from './rolled-payers.ts'
import { type StoredYear, yearOfBatch } from './school-year.repository.ts'
import { othersFinder } from './schools-decided.queries.ts'

/** What happens to the contracts of pupils, by whom they are for. */
async function takeContracts(
  { context, batch }: BatchScene,
  tx: Transaction,
  year: StoredYear,
  rows: readonly DecidedRow[],
): Promise<Map<string, RollInverse['contracts']>> {
  const { world } = context
  const now = world.clock()
  const recording = { recordedOn: now, actorId: batch.accountId, today: businessDateOf(now) }
  const payers = payersReader(tx, year.validFrom)
  const decided = new Map(rows.map(row => [row.partyId, row]))
  const contracts = await contractsOf(tx, rows, year.validFrom)
  const others = othersFinder(tx, year)
  const histories = await historiesOf(
    tx,
    contracts.map(({ id }) => id),
  )
  const taken = new Map<string, RollInverse['contracts']>()
  for (const { id, partyId, isOnTheWay, goesToParty } of contracts) {
    const row = decided.get(partyId)
    const timeline = fold(histories.get(id) ?? [], now)
    if (!row || !timeline) continue
    const isOthers = goesToParty !== null && (await others.isParty(goesToParty))
    const circumstances = { from: year.validFrom, payers: await payers(row), isOnTheWay, isOthers }
    const happenings = rollHappenings(decisionOf(row), timeline, circumstances)
    const isMoving = row.kind === 'changedSchool' && row.after && !isOnTheWay && timeline.span.to > year.validFrom
    if (happenings.length === 0 && !isMoving) continue
    const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound')
    const movesTo = isMoving && row.after ? await partyOfOrganisation(tx, row.after.organisationId) : undefined
    if (movesTo) await moveOrganisation(tx, id, movesTo, { from: year.validFrom, today: recording.today })
    await record(tx, stored, recording, ...happenings)
    const seqs = happenings.map((_, index) => stored.seq + index + 1)
    const inverse = { id, seqs, organisationId: movesTo ? stored.organisationId : null }
    taken.set(partyId, [...(taken.get(partyId) ?? []), inverse])
  }
  return taken
}

/**
 * Takes some pupils into the new year: from its first day on they are in their new class or school, or nowhere, and
 * their contracts end, rest or go along. Whoever is elsewhere than when it was looked at is left alone and told.
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

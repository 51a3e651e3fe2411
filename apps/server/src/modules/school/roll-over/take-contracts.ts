import { businessDateOf, fold, type PlainDate, type RollInverse, rollHappenings, rollVerdict } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { historiesOf, lockContract, moveOrganisation, record } from '../../subscription/contract/index.ts'
import type { BatchScene } from '../batch/index.ts'
import { alignShares, decideSteps, type StepVerdict } from '../decision/index.ts'
import { nameOfVisitor } from '../reach/index.ts'
import { partyOfOrganisation } from './done-rows.repository.ts'
import { contractsOf, type DecidedRow } from './rolled-contracts.queries.ts'
import { decisionOf, payersReader } from './rolled-payers.ts'
import type { StoredYear } from './school-year.repository.ts'
import { othersFinder } from './schools-decided.queries.ts'

type TakenContract = RollInverse['contracts'][number] & { partyId: string; verdict: StepVerdict | null }

/** What is decided with it about the way, in the name of whoever has said so. */
function verdictOf(
  row: DecidedRow,
  contractId: string,
  happenings: Parameters<typeof rollVerdict>[1],
  by: string,
): StepVerdict | null {
  const result = rollVerdict(row, happenings)
  if (!result) return null
  const { kind, after, redecide, decision, decidedBy } = row
  const place = kind === 'leaves' || !after ? null : { schoolId: after.organisationId, grade: after.grade }
  const isWayKept = redecide === 'exemption' && result === 'entitled'
  return { contractId, result, place, isWayKept, by: decidedBy ?? by, reason: decision }
}

/** Contracts end, rest or go along with their holders. */
async function takeAll(
  { context, batch }: BatchScene,
  tx: Transaction,
  year: StoredYear,
  rows: readonly DecidedRow[],
): Promise<TakenContract[]> {
  const { world } = context
  const now = world.clock()
  const recording = { recordedOn: now, actorId: batch.accountId, today: businessDateOf(now) }
  const payers = payersReader(tx, year.validFrom)
  const decided = new Map(rows.map(row => [row.partyId, row]))
  const contracts = await contractsOf(tx, rows, year.validFrom)
  const others = othersFinder(tx, year)
  const by = await nameOfVisitor(context, tx)
  const histories = await historiesOf(
    tx,
    contracts.map(({ id }) => id),
  )
  const taken: TakenContract[] = []
  for (const { id, partyId, isOnTheWay, goesToParty } of contracts) {
    const row = decided.get(partyId)
    const timeline = fold(histories.get(id) ?? [], now)
    if (!row || !timeline) continue
    const isOthers = goesToParty !== null && (await others.isParty(goesToParty))
    const circumstances = { from: year.validFrom, payers: await payers(row), isOnTheWay, isOthers }
    const happenings = rollHappenings(decisionOf(row), timeline, circumstances)
    const runs = timeline.span.to > year.validFrom
    const isMoving = row.kind === 'changedSchool' && row.after && !isOnTheWay && runs
    const verdict = runs && !isOthers ? verdictOf(row, id, happenings, by) : null
    if (happenings.length === 0 && !isMoving && !verdict) continue
    const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound')
    const movesTo = isMoving && row.after ? await partyOfOrganisation(tx, row.after.organisationId) : undefined
    if (movesTo) await moveOrganisation(tx, id, movesTo, { from: year.validFrom, today: recording.today })
    if (happenings.length > 0) await record(tx, stored, recording, ...happenings)
    const seqs = happenings.map((_, index) => stored.seq + index + 1)
    taken.push({ partyId, verdict, id, seqs, organisationId: movesTo ? stored.organisationId : null })
  }
  return taken
}

/** Shares as they are decided; gives the events by which they are. */
async function reshare({ context: { world }, batch }: BatchScene, tx: Transaction, id: string, from: PlainDate) {
  const { seq = 0 } = (await lockContract(tx, clientIdOf(world), id)) ?? {}
  const agreed = await alignShares(world, tx, id, { from, actorId: batch.accountId })
  return Array.from({ length: agreed }, (_, index) => seq + index + 1)
}

/**
 * What happens to the contracts of pupils, by whom they are for: they end, rest or go along, whoever gets no ticket any
 * more or is decided on anew gets a decision, and shares are as it says. Gives what takes it back.
 */
export async function takeContracts(
  scene: BatchScene,
  tx: Transaction,
  year: StoredYear,
  rows: readonly DecidedRow[],
): Promise<Map<string, RollInverse['contracts']>> {
  const taken = await takeAll(scene, tx, year, rows)
  const verdicts = taken.flatMap(({ verdict }) => verdict ?? [])
  const from = year.validFrom
  const reshared = await decideSteps(scene.context, tx, { stepId: year.id, from }, verdicts)
  const inverses = new Map<string, RollInverse['contracts']>()
  for (const { partyId, verdict: _, ...contract } of taken) {
    if (reshared.has(contract.id)) contract.seqs.push(...(await reshare(scene, tx, contract.id, from)))
    inverses.set(partyId, [...(inverses.get(partyId) ?? []), contract])
  }
  return inverses
}

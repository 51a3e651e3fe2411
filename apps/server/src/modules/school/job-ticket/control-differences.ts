import {
  type AnswerDifferences,
  answerControlDifferences as answering,
  type ControlDifference,
  type ControlQuery,
} from '@billett/contract'
import { addDays, answersTo, businessDateOf, type PlainDate } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { mustReach, notePortalAct } from '../reach/index.ts'
import { endingOfTicket, endTicket } from './end-ticket.ts'
import { controlOf, heldInMonth } from './held-in-month.ts'
import type { JobContract } from './running.queries.ts'
import { listEmployee } from './staff-list.repository.ts'

interface Difference {
  contract: JobContract
  /** Last day at the company, as it stands or has to be taken for said today. */
  leavesOn: PlainDate
  told: ControlDifference
}

/** What the last day of a ticket would become by leaving; null: it ends no earlier by that. */
async function endBy(
  { world }: Context,
  db: Statements,
  { organisationPartyId, timeline }: JobContract,
  leavesOn: PlainDate,
): Promise<PlainDate | null> {
  const ending = await endingOfTicket(world, db, organisationPartyId, { leavesOn, reason: 'left' })
  return ending && ending.effectiveOn < timeline.span.to ? addDays(ending.effectiveOn, -1) : null
}

async function differencesOf(
  context: Context,
  db: Statements,
  companyId: string,
  day: PlainDate,
): Promise<Difference[]> {
  const held = await heldInMonth(context, db, companyId, day)
  const differences: Difference[] = []
  for (const contract of held.contracts) {
    const { found, personnelNumber, ticketUntil } = controlOf(contract, held)
    if (found === null) continue
    const row = held.rows.get(contract.id)
    const listedUntil = row?.listedUntil ?? null
    const leavesOn = listedUntil ?? businessDateOf(context.world.clock())
    const endsOn = found === 'numberMissing' ? null : await endBy(context, db, contract, leavesOn)
    const name = row ? `${row.lastName}, ${row.firstName}` : ''
    const told = {
      ...{ contractGuid: contract.id, contractNumber: contract.number, student: { guid: contract.holderId, name } },
      ...{ personnelNumber, finding: found, listedUntil, ticketUntil, endsOn, answers: answersTo(found, endsOn) },
    }
    differences.push({ contract, leavesOn, told })
  }
  return differences.toSorted((a, b) => a.told.student.name.localeCompare(b.told.student.name))
}

/**
 * Job tickets of a month that do not fit the list of the company, and what would come of an answer. Nothing is
 * written. Refuses `organisationNotFound` as `mustReach` does.
 */
export async function showDifferences(
  context: Context,
  companyId: string,
  { day = businessDateOf(context.world.clock()) }: ControlQuery,
): Promise<ControlDifference[]> {
  const { db } = context.world
  await mustReach(context, db, companyId)
  return (await differencesOf(context, db, companyId, day)).map(({ told }) => told)
}

/** Does what was said to one of them. */
async function answered(
  { world, visitor }: Context,
  tx: Transaction,
  { contract, leavesOn, told }: Difference,
  answer: AnswerDifferences['answer'],
): Promise<void> {
  if (answer === 'left') {
    await endTicket(world, tx, contract.id, { leavesOn, reason: 'left' }, visitor.id)
    return
  }
  const { holderId: partyId, organisationId } = contract
  const { personnelNumber } = told
  await listEmployee(world, tx, { partyId, organisationId, personnelNumber, from: businessDateOf(world.clock()) })
}

/**
 * What a company says to chosen differences: who left loses the ticket as it is agreed and may go on privately, who is
 * there is in its list from today on. Refuses `changedMeanwhile` where one of them is none any more, or takes no such
 * answer.
 */
export const answerDifferences = (
  context: Context,
  companyId: string,
  { contractGuids, answer, day = businessDateOf(context.world.clock()) }: AnswerDifferences,
): Promise<ControlDifference[]> =>
  context.world.db.transaction(async tx => {
    await mustReach(context, tx, companyId)
    const all = await differencesOf(context, tx, companyId, day)
    const chosen = all.filter(({ told }) => contractGuids.includes(told.contractGuid) && told.answers.includes(answer))
    if (chosen.length < new Set(contractGuids).size) refuse('changedMeanwhile', 'contractGuids')
    for (const one of chosen) await answered(context, tx, one, answer)
    await notePortalAct(context, tx, answering, { aboutId: companyId, answer, contracts: chosen.length })
    return (await differencesOf(context, tx, companyId, day)).map(({ told }) => told)
  })

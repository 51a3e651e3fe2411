import { addDays, businessDateOf, isEmployer } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { takeContracts } from '../change-request/index.ts'
import { endTicket } from '../job-ticket/index.ts'
import { payerOf } from '../reach/index.ts'
import type { Part } from './list-part.ts'
import { endingOn } from './rehearse-list.ts'

/** Contracts go along to the other school. */
export async function moveContracts(part: Part, partyId: string, from: string, to: string) {
  const { scene, tx, schools, contracts } = part
  const { context, batch } = scene
  const [old, next] = [schools.get(from), schools.get(to)]
  const day = batch.effectiveOn
  const own = (contracts.get(partyId) ?? []).filter(({ organisationPartyId }) => organisationPartyId === old?.partyId)
  if (!old || !next || own.length === 0) return { moved: [], events: [] }
  const clientId = clientIdOf(context.world)
  const before = new Map<string, number>()
  for (const { id } of own) before.set(id, (await lockContract(tx, clientId, id))?.seq ?? 0)
  const payers = { before: await payerOf(tx, from, day), after: await payerOf(tx, to, day) }
  const asker = { accountId: batch.accountId }
  await takeContracts(
    { context, tx, asker },
    { member: { studentId: partyId, partyId: old.partyId }, to: { partyId: next.partyId }, from: day },
    payers,
  )
  const events: { contractId: string; seq: number }[] = []
  for (const { id } of own) {
    const now = (await lockContract(tx, clientId, id))?.seq ?? 0
    for (let seq = (before.get(id) ?? 0) + 1; seq <= now; seq += 1) events.push({ contractId: id, seq })
  }
  return { moved: own.map(({ id }) => ({ contractId: id, organisationPartyId: old.partyId })), events }
}

/** The contracts of who leaves end with their last day; an employee's ticket when it is agreed, with a way to go on. */
export async function endContracts({ scene, tx, contracts, schools }: Part, partyId: string, schoolId: string) {
  const { context, batch } = scene
  const { world } = context
  const now = world.clock()
  const recording = { recordedOn: now, actorId: batch.accountId, today: businessDateOf(now) }
  const school = schools.get(schoolId)
  const leaving = { leavesOn: addDays(batch.effectiveOn, -1), reason: 'left' as const }
  const events: { contractId: string; seq: number }[] = []
  for (const { id, organisationPartyId } of contracts.get(partyId) ?? []) {
    if (!school || organisationPartyId !== school.partyId) continue
    if (isEmployer(school.kind)) {
      const ended = await endTicket(world, tx, id, leaving, batch.accountId)
      if (ended) events.push({ contractId: id, seq: ended.seq })
      continue
    }
    const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound')
    const { seq } = await record(tx, stored, recording, endingOn(batch.effectiveOn))
    events.push({ contractId: id, seq })
  }
  return events
}

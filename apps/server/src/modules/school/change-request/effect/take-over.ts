import { addDays, personKey, type StudentAsked } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import { outsideWall, payerOf } from '../../reach/index.ts'
import { changeMembership, insertMembership } from '../membership.repository.ts'
import { contractsAt, isElsewhereAfter, isOnTheWayTo, type Member, placeById } from '../subject.queries.ts'
import type { Effect, Scene } from './effect.ts'
import { memberAsked } from './member-asked.ts'
import { takeContracts } from './move-student.ts'

type TakenOver = StudentAsked & { takesOver: string }

/** Whom to take over. Refuses who is somebody else, and who is there already. */
async function memberToTake(scene: Scene, asked: TakenOver): Promise<Member> {
  const member = await memberAsked(scene, asked.takesOver)
  if (!member || personKey(member) !== personKey(asked)) return refuse('studentNotFound', 'takesOver')
  if (member.id === asked.organizationId) return refuse('studentExists', 'lastName')
  return member
}

/** They leave the one school on the day before, if they have not left it by then, and are at the other one then. */
async function changePlace({ context, tx }: Scene, member: Member, asked: TakenOver): Promise<void> {
  const { world } = context
  if (member.validUntil === null || member.validUntil >= asked.from)
    await changeMembership(tx, member.membershipId, { validUntil: addDays(asked.from, -1) })
  await insertMembership(tx, {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    partyId: member.studentId,
    organisationId: asked.organizationId,
    grade: asked.grade ?? '',
    class: asked.class ?? '',
    personnelNumber: asked.personnelNumber ?? '',
    validFrom: asked.from,
    validUntil: null,
  })
}

/**
 * A new pupil is somebody who is at another school, and comes from there with their contracts: nobody is known twice.
 * Refuses `studentNotFound` who cannot be looked at or is somebody else, and a day before they came there.
 */
export async function takeOver(scene: Scene, asked: TakenOver): Promise<Effect> {
  const { context, tx } = scene
  const place =
    (await placeById(context, tx, asked.organizationId, asked.from)) ?? refuse('organisationNotFound', 'organizationId')
  const member = await memberToTake(scene, asked)
  const { from } = asked
  const facts = await outsideWall(tx, async () => ({
    isElsewhere: await isElsewhereAfter(tx, member.studentId, member.validFrom),
    isOnTheWay: await isOnTheWayTo(tx, member.studentId, member.partyId),
    before: await payerOf(tx, member.id, from),
    after: await payerOf(tx, place.id, from),
    contracts: await contractsAt(tx, member.studentId, member.partyId),
  }))
  if (facts.before && !facts.after && (facts.contracts.length > 0 || facts.isOnTheWay))
    refuse('nobodyPays', 'organizationId')
  if (from <= member.validFrom || facts.isElsewhere || facts.isOnTheWay) refuse('notValid', 'from')
  return {
    place,
    payer: facts.after,
    studentId: member.studentId,
    contractId: null,
    terms: null,
    weighs: true,
    effectiveOn: from,
    priceCents: null,
    make: () =>
      outsideWall(tx, async () => {
        await changePlace(scene, member, asked)
        await takeContracts(scene, { member, to: place, from }, facts)
        return { studentId: member.studentId }
      }),
    makeNo: null,
    handOn: null,
  }
}

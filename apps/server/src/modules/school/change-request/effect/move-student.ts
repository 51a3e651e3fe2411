import { addDays, businessDateOf, fold, later, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { refuse } from '../../../../call/refused.ts'
import { historiesOf, lockContract, moveOrganisation, record } from '../../../subscription/contract/index.ts'
import { payerOfParty } from '../../../subscription/party/index.ts'
import { outsideWall, type Payer, payerOf } from '../../reach/index.ts'
import { changeMembership, insertMembership } from '../membership.repository.ts'
import {
  contractsAt,
  foreignSchool,
  isElsewhereAfter,
  isOnTheWayTo,
  type Member,
  type Place,
  placeById,
} from '../subject.queries.ts'
import { answered } from './answered.ts'
import type { Effect, Of, Scene } from './effect.ts'
import { memberAsked } from './member-asked.ts'

interface Move {
  member: Member
  to: Place
  from: PlainDate
  grade: string
  class: string
}

/** Whose contracts go from where to where. */
interface Moving {
  member: Pick<Member, 'studentId' | 'partyId'>
  to: Pick<Place, 'partyId'>
  from: PlainDate
}

/** From a day on somebody is in another class or at another school; before it everything stays as it was. */
async function moveMembership(
  { context, tx }: Scene,
  { member, to, from, grade, class: inClass }: Move,
): Promise<void> {
  const { membershipId, studentId, personnelNumber, validUntil } = member
  if (from <= member.validFrom) return changeMembership(tx, membershipId, { grade, class: inClass })
  await changeMembership(tx, membershipId, { validUntil: addDays(from, -1) })
  await insertMembership(tx, {
    id: context.world.newRowId(),
    clientId: clientIdOf(context.world),
    partyId: studentId,
    organisationId: to.id,
    grade,
    class: inClass,
    personnelNumber,
    validFrom: from,
    validUntil,
  })
}

/** Contracts go with whoever changes school: they are about the new one, and who pays for it pays. */
export async function takeContracts(
  { context, tx, asker }: Pick<Scene, 'context' | 'tx'> & { asker: Pick<Scene['asker'], 'accountId'> },
  { member, to, from }: Moving,
  payers: { before: Payer | undefined; after: Payer | undefined },
): Promise<void> {
  const { world } = context
  const clientId = clientIdOf(world)
  const now = world.clock()
  const today = businessDateOf(now)
  for (const contractId of await contractsAt(tx, member.studentId, member.partyId)) {
    const stored = (await lockContract(tx, clientId, contractId)) ?? refuse('contractNotFound')
    await moveOrganisation(tx, contractId, to.partyId, { from, today })
    const { before, after } = payers
    const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
    if (!before || !after || before.guid === after.guid || !timeline || timeline.span.to <= from) continue
    const [old, next] = [await payerOfParty(world, tx, before.partyId), await payerOfParty(world, tx, after.partyId)]
    const agreed = timeline.shares.at(-1)?.value ?? []
    const shares = agreed.map(share => (share.payer === old ? { ...share, payer: next } : share))
    const effectiveOn = later(later(from, today), timeline.span.from)
    const recording = { recordedOn: now, actorId: asker.accountId, today }
    await record(tx, stored, recording, { kind: 'sharesAgreed', effectiveOn, payload: { shares } })
  }
}

/**
 * A school that whoever asks may not look at, where the same payer pays: they look after both, and decide. Refuses
 * `organisationNotFound` every other as one that is not.
 */
const paidAlike = (
  { context, tx }: Scene,
  member: Member,
  { id, from }: { id: string; from: PlainDate },
): Promise<Place> =>
  outsideWall(tx, async () => {
    const place = await foreignSchool(context, tx, id, from)
    const [before, after] = [await payerOf(tx, member.id, from), place && (await payerOf(tx, place.id, from))]
    return place && before && before.guid === after?.guid ? place : refuse('organisationNotFound', 'organizationId')
  })

/**
 * A pupil comes into another class, or to another school with their contracts. Refuses `studentNotFound`,
 * `organisationNotFound`, `nothingChanges`, a day on which they are not there or before which a contract is yet to
 * come there, and `nobodyPays` where a contract that is paid for would come along.
 */
export async function moveStudent(scene: Scene, asked: Of<'change'>): Promise<Effect> {
  const { context, tx } = scene
  const member = (await memberAsked(scene, asked.studentGuid)) ?? refuse('studentNotFound', 'studentGuid')
  const { from, organizationId = member.id, grade = member.grade, class: inClass = member.class } = asked
  const seen = await placeById(context, tx, organizationId, from)
  const to = seen ?? (await paidAlike(scene, member, { id: organizationId, from }))
  const isOther = to.id !== member.id
  if (!isOther && grade === member.grade && inClass === member.class) refuse('nothingChanges')
  if (from < member.validFrom || (isOther && from === member.validFrom)) refuse('notValid', 'from')
  if (member.validUntil !== null && from > member.validUntil) refuse('notValid', 'from')
  const { isElsewhere, isOnTheWay, before, after, contracts } = await outsideWall(tx, async () => ({
    isElsewhere: await isElsewhereAfter(tx, member.studentId, member.validFrom),
    isOnTheWay: isOther && (await isOnTheWayTo(tx, member.studentId, member.partyId)),
    before: await payerOf(tx, member.id, from),
    after: await payerOf(tx, to.id, from),
    contracts: isOther ? await contractsAt(tx, member.studentId, member.partyId) : [],
  }))
  // Who paid would go on paying for a school that is none of theirs.
  if (before && !after && (contracts.length > 0 || isOnTheWay)) refuse('nobodyPays', 'organizationId')
  if (isElsewhere || isOnTheWay) refuse('notValid', 'from')
  const move = { member, to, from, grade, class: inClass }
  const about = { studentId: member.studentId, place: to, payer: after, from }
  const tellAll = async (answer: Parameters<typeof answered>[2]) => {
    for (const contractId of contracts) await answered(scene, { ...about, contractId }, answer)
  }
  return {
    // Of a school that whoever asks may not look at, they follow the request at their own.
    place: seen ?? member,
    ...(seen ? {} : { placeName: to.name }),
    payer: after,
    studentId: member.studentId,
    contractId: null,
    terms: null,
    weighs: isOther,
    effectiveOn: from,
    priceCents: null,
    make: by =>
      outsideWall(tx, async () => {
        await moveMembership(scene, move)
        if (isOther) await takeContracts(scene, move, { before, after })
        await tellAll({ yes: true, by, reason: '' })
        return {}
      }),
    makeNo: async no => {
      await tellAll({ yes: false, ...no })
      return {}
    },
    handOn: null,
  }
}

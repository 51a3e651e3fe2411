import { refuse } from '../../../../call/refused.ts'
import { outsideWall, payerOf } from '../../reach/index.ts'
import { hasSubscribed, memberById } from '../subject.queries.ts'
import { applied } from './apply-for.ts'
import type { Effect, Of, Scene } from './effect.ts'
import { quotedSubscription } from './quoted-subscription.ts'
import { subscriberOf } from './subscriber.ts'

/**
 * A pupil is to have a contract. Refuses `studentNotFound`, `nothingChanges` whoever has it already, `nobodyPays`,
 * what has no price, and a minor of whom no guardian is known or said.
 */
export async function newContract(scene: Scene, asked: Of<'newContract'>): Promise<Effect> {
  const { context, tx } = scene
  const member = (await memberById(context, tx, asked.studentGuid)) ?? refuse('studentNotFound', 'studentGuid')
  const quoted = await quotedSubscription(context, asked)
  const payer = (await payerOf(tx, member.id, asked.validFrom)) ?? refuse('nobodyPays')
  const { studentId } = member
  // What they have may still be the ticket of the school they come from, which this one cannot look at.
  const isThere = await outsideWall(tx, () => hasSubscribed(tx, studentId, asked.configurationId))
  if (isThere) refuse('nothingChanges', 'configurationId')
  const subscriber = await subscriberOf(scene, { studentId, birthDate: member.birthDate }, asked)
  const applicant = { place: member, payer, subscriber, grade: member.grade }
  return {
    place: member,
    payer,
    studentId,
    contractId: null,
    terms: null,
    weighs: true,
    effectiveOn: asked.validFrom,
    priceCents: quoted.cents,
    make: async by => ({
      contractId: await applied(scene, quoted, asked, { ...applicant, studentId }, { yes: true, by, reason: '' }),
    }),
    makeNo: async no => ({
      contractId: await applied(scene, quoted, asked, { ...applicant, studentId }, { yes: false, ...no }),
    }),
    handOn: null,
  }
}

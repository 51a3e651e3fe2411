import type { AppliedChild, FamilyApplication } from '@billett/contract'
import { applicantFault, askedFor, businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { knownStop } from '../../travel/stops/index.ts'
import { type QuotedSubscription, quotedSubscription } from '../change-request/index.ts'
import { ruleInForce, schoolWithOthers } from '../entitlement/index.ts'
import { payerOf } from '../reach/index.ts'
import { schoolPart } from './family.queries.ts'
import { subscriptionOfPupils } from './subscription-of-pupils.ts'

/** A child with all that is known of its school before anything is stored. */
export interface PreparedChild {
  child: AppliedChild
  quoted: QuotedSubscription
  schoolPartyId: string
  payerPartyId: string
  isConfirmed: boolean
  from: string
  /** The stop the way begins at. */
  home: string
}

/**
 * From where to where a child goes: from the home of the form, or its own; to the stop of the school, or the one that
 * whoever applies names where nobody has said it. Refuses `stopNotFound`.
 */
function wayOf(
  { world }: Context,
  { home, stop, child, at }: { home: string; stop: string; child: AppliedChild; at: string },
) {
  const region = world.regions.current()
  if (child.ownHome) knownStop(region, child.ownHome.home, `${at}.ownHome.home`)
  const named = stop === '' ? (child.schoolStop ?? refuse('stopNotFound', `${at}.schoolStop`)) : stop
  knownStop(region, named, `${at}.schoolStop`)
  return { originReference: child.ownHome?.home ?? home, destinationReference: named }
}

/**
 * What a child is applied for. Refuses at its own field a school that is not there or that nobody pays for, an
 * authority without a rule, an exemption that it has not, and what has no price; and whoever may not apply for it.
 */
export async function preparedChild(
  context: Context,
  { home, isForMyself }: Pick<FamilyApplication, 'home' | 'isForMyself'>,
  child: AppliedChild,
  at: string,
): Promise<PreparedChild> {
  const { world } = context
  const today = businessDateOf(world.clock())
  const field = `${at}.schoolGuid`
  const [school] = await schoolWithOthers(world.db, clientIdOf(world), { schoolId: child.schoolGuid, today })
  if (!school) return refuse('organisationNotFound', field)
  if (child.birthDate > today) refuse('notValid', `${at}.birthDate`)
  const fault = applicantFault({ birthDate: child.birthDate, isForMyself }, today)
  if (fault) refuse(fault, `${at}.birthDate`)
  const now = await ruleInForce(world.db, school.payerId, today)
  if (!now) return refuse('entitlementRuleNotFound', field)
  const { from } = askedFor(now.rule, today)
  if (child.exemption !== '' && !now.rule.exemptions.some(({ id }) => id === child.exemption))
    refuse('notValid', `${at}.exemption`)
  const part = (await schoolPart(world.db, school.id)) ?? refuse('organisationNotFound', field)
  const payer = (await payerOf(world.db, school.id, from)) ?? refuse('nobodyPays', field)
  const configurationId = await subscriptionOfPupils(world, now.rule)
  if (!configurationId) return refuse('subscriptionNotFound', field)
  const way = wayOf(context, { home, stop: school.stop, child, at })
  const quoted = await quotedSubscription(context, { configurationId, validFrom: from, medium: 'phone', ...way })
  const { partyId: schoolPartyId, isObligatedToControl: isConfirmed } = part
  return { child, quoted, schoolPartyId, payerPartyId: payer.partyId, isConfirmed, from, home: way.originReference }
}

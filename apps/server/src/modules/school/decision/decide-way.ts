import {
  type Decided,
  type DecisionResult,
  decidedAs,
  decidedBy,
  type Entitlement,
  firstOfMonth,
  kindOfResult,
  type OwnShare,
  ownShares,
  type PlainDate,
  schoolYearOf,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { personOf } from '../../subscription/party/index.ts'
import type { Decidable } from './assess-way.ts'
import { insertDecision, type StoredDecision } from './decision.repository.ts'
import { siblingsOn } from './plan-shares.ts'

/** What who pays says about a way. */
export interface Verdict {
  yes: boolean
  /** What it comes to, where that was said in so many words; by the rule and the yes without it. */
  result?: Decided['result']
  /** Who decides, by name. */
  by: string
  /** Reason of a list with what was said besides; empty where nothing was. */
  reason: string
  /** Of a request that it answers. */
  requestId?: string | null
  /** Whose account has decided, where somebody else brings it about: a school confirms what who pays has asked for. */
  byId?: string | undefined
  /** The decision that this one takes the place of after an objection. */
  citesId?: string | null
  /** The step into a school year that makes it. */
  stepId?: string | null
  /** The exemption that goes on, where it is not answered with the way. */
  exemption?: GrantedExemption
}

/** An exemption that who pays has granted, with the last day it is proved for; empty: none. */
export interface GrantedExemption {
  exemption: string
  exemptionUntil: PlainDate | null
}

/** The exemption that was asked for, where the rule has it and somebody is entitled: nobody else has an own share. */
export const askedExemption = (
  { version, subject }: Pick<Decidable, 'subject' | 'version'>,
  result: DecisionResult,
): string =>
  result === 'entitled' && version?.rule.exemptions.some(({ id }) => id === subject.exemption) ? subject.exemption : ''

/** It counts where who pays has granted it, which a yes to the way alone does not. */
export const exemptionOf = (decidable: Pick<Decidable, 'subject' | 'version'>, result: DecisionResult): string =>
  decidable.subject.isExemptionGranted ? askedExemption(decidable, result) : ''

/** With the last day it is proved for. */
const grantedOf = (decidable: Decidable, result: DecisionResult): GrantedExemption => {
  const exemption = exemptionOf(decidable, result)
  return { exemption, exemptionUntil: exemption === '' ? null : decidable.subject.exemptionUntil }
}

/** What a yes or a no comes to; without a rule a person has examined it. */
export const resultOf = (ruled: Entitlement | null, yes: boolean) =>
  ruled ? decidedBy(ruled, yes) : decidedBy({ kind: 'unknown' }, yes)

/**
 * What the parents pay of a month for a child that is decided about so, beside its brothers and sisters; months in
 * which they pay nothing are named by the rule, whichever comes first.
 */
export async function shareOf(
  { world }: Context,
  tx: Transaction,
  { version, subject, payer, from }: Pick<Decidable, 'from' | 'payer' | 'subject' | 'version'>,
  { result, exemption }: { result: DecisionResult; exemption: string },
): Promise<Pick<OwnShare, 'cents' | 'place' | 'why'> | null> {
  if (!version) return null
  if (kindOfResult(result) === 'notEntitled') return { cents: null, place: null, why: 'notEntitled' }
  const { contractId, subscriberId, holderId } = subject
  const asked = { subscriberId, contractId, authorityId: payer.guid, day: from }
  const siblings = await siblingsOn(world, tx, asked)
  const birthDate = (await personOf(tx, holderId))?.birthDate ?? from
  const child = { key: contractId, birthDate, kind: kindOfResult(result), isExempt: exemption !== '' }
  const [own] = ownShares(version.rule, [child, ...siblings], firstOfMonth(from))
  return own ? { cents: own.cents, place: own.place, why: own.why } : null
}

/**
 * Stores what was decided about a way with the rule and the facts it was decided by, under the next number, and has its
 * letter made. Whoever moves the application does that beside it, in the same transaction.
 */
export async function decideWay(
  context: Context,
  tx: Transaction,
  assessed: Decidable,
  { yes, by, byId, reason, requestId = null, citesId = null, stepId = null, ...verdict }: Verdict,
): Promise<StoredDecision> {
  const { world, visitor } = context
  const { subject, payer, version, facts, ruled, from } = assessed
  const clientId = clientIdOf(world)
  const { result, departs } = verdict.result
    ? decidedAs(ruled ?? { kind: 'unknown' }, verdict.result)
    : resultOf(ruled, yes)
  const { exemption, exemptionUntil } = verdict.exemption ?? grantedOf(assessed, result)
  const stored = await insertDecision(tx, {
    id: world.newRowId(),
    clientId,
    authorityId: payer.guid,
    organisationId: subject.schoolId,
    partyId: subject.holderId,
    contractId: subject.contractId,
    requestId,
    schoolYear: schoolYearOf(from).label,
    stepId,
    ruleId: version?.id ?? null,
    facts,
    ruled,
    result,
    departs,
    exemption,
    exemptionUntil,
    share: await shareOf(context, tx, assessed, { result, exemption }),
    validFrom: from,
    decidedOn: world.clock(),
    decidedBy: by,
    decidedById: byId ?? visitor.id,
    reason,
    citesId,
  })
  await world.jobs.send(tx, 'sendDecisionLetter', { clientId, decisionId: stored.id })
  return stored
}

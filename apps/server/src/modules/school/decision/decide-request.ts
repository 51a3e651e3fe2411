import { type PlainDate, schoolYearOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertDecision, type StoredDecision } from './decision.repository.ts'

interface Answered {
  requestId: string
  contractId: string
  /** The pupil. */
  partyId: string
  schoolId: string
  /** Who pays, and has decided. */
  authorityId: string
  from: PlainDate
  yes: boolean
  by: string
  byId: string
  reason: string
}

/**
 * What who pays says to a request about a ticket that runs becomes a decision with its letter, so that one may object
 * to it. No way is weighed for it: what was decided about that, and the shares, stay.
 */
export async function decideRequested(
  { world }: Context,
  tx: Transaction,
  { yes, by, byId, from, ...about }: Answered,
): Promise<StoredDecision> {
  const clientId = clientIdOf(world)
  const stored = await insertDecision(tx, {
    ...{ id: world.newRowId(), clientId, contractId: about.contractId, requestId: about.requestId },
    ...{ authorityId: about.authorityId, organisationId: about.schoolId, partyId: about.partyId },
    ...{ schoolYear: schoolYearOf(from).label, validFrom: from, ruleId: null, facts: null, ruled: null },
    ...{ result: yes ? 'agreed' : 'declined', departs: false, exemption: '', share: null, citesId: null },
    ...{ stepId: null, exemptionUntil: null },
    ...{ decidedOn: world.clock(), decidedBy: by, decidedById: byId, reason: about.reason },
  })
  await world.jobs.send(tx, 'sendDecisionLetter', { clientId, decisionId: stored.id })
  return stored
}

import type { Assessment, FraudPolicy } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { announce } from '../../run/webhook/index.ts'
import { insertCase } from './fraud.repository.ts'
import { versionOf } from './policy-of.ts'

interface Assessed {
  clientId: string
  contractId: string
  mandateId: string | null
  policy: FraudPolicy
  assessment: Assessment
  /** Somebody has to look at it, or something is asked of who ordered. */
  isOpen: boolean
}

/** Stores what the guard found of an order, with all that says so. */
export async function keepAssessment(
  world: World,
  tx: Transaction,
  { clientId, contractId, mandateId, policy, assessment, isOpen }: Assessed,
): Promise<void> {
  const isNew = await insertCase(tx, {
    clientId,
    contractId,
    mandateId,
    ...assessment,
    rulesVersion: versionOf(policy),
    assessedOn: world.clock(),
    state: isOpen ? 'open' : 'passed',
  })
  const told = { clientId, event: 'orderSuspected' as const, data: { contractId, level: assessment.level } }
  if (isNew && isOpen) await announce(tx, { ...told, on: world.clock() })
}

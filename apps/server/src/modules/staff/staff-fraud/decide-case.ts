import type { FraudDecision, StaffFraudCase } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { decideSuspicion } from '../../subscription/application/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { knownFraudCase } from './show-fraud-cases.ts'

/**
 * Refuses `fraudCaseNotFound`, `fraudCaseDecided` where it is overruled or decided so already, and `changedMeanwhile`
 * where the caller has seen what was found, or how the case stood, before that.
 */
export async function decideCase(
  context: Context,
  { contractGuid, ...said }: FraudDecision & { contractGuid: string },
  tx: Transaction,
): Promise<Done<StaffFraudCase>> {
  const { world, visitor } = context
  const before = await knownFraudCase(context, tx, contractGuid)
  const { assessedOn, level, points, state, orderState } = before
  const name = await nameOfStaff(tx, visitor.id)
  await decideSuspicion(world, tx, { contractId: contractGuid, ...said, userId: visitor.id, name })
  const after = await knownFraudCase(context, tx, contractGuid)
  return {
    answer: item(after),
    act: {
      kind: 'contract',
      id: contractGuid,
      before: { assessedOn, level, points, state, orderState },
      after: { state: after.state, orderState: after.orderState, reason: said.reason },
    },
  }
}

import type { FraudDecision, StaffFraudCase } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { decideSuspicion } from '../../subscription/application/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { knownFraudCase } from './show-fraud-cases.ts'

/** Refuses `fraudCaseNotFound`, and `fraudCaseDecided` where somebody was faster. */
export async function decideCase(
  context: Context,
  { contractGuid, verdict, reason }: FraudDecision & { contractGuid: string },
  tx: Transaction,
): Promise<Done<StaffFraudCase>> {
  const { world, visitor } = context
  const { level, points, state, orderState } = await knownFraudCase(context, tx, contractGuid)
  const name = await nameOfStaff(tx, visitor.id)
  await decideSuspicion(world, tx, { contractId: contractGuid, verdict, userId: visitor.id, name, reason })
  const after = await knownFraudCase(context, tx, contractGuid)
  return {
    answer: item(after),
    act: {
      kind: 'contract',
      id: contractGuid,
      before: { level, points, state, orderState },
      after: { state: after.state, orderState: after.orderState, reason },
    },
  }
}

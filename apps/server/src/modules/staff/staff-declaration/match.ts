import type { StaffContractDetail } from '@billett/contract'
import type { PlainDate } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { matchDeclarationIn } from '../../subscription/desk/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { shownContract } from '../staff-contract/index.ts'
import { clientOfDeclaration } from './seen-declaration.queries.ts'

interface Matched {
  declarationGuid: string
  contractGuid: string
  lastDay?: PlainDate | undefined
  reason: string
}

/**
 * Says which contract of the same client a declaration is about, and has it hold. Refuses `declarationNotFound` for one
 * of a client that the caller does not see as for none, `contractNotFound`, and `withdrawalTooLate`.
 */
export async function match(
  context: Context,
  { declarationGuid, contractGuid: contractId, lastDay, reason }: Matched,
  tx: Transaction,
): Promise<Done<StaffContractDetail>> {
  const { world, visitor } = context
  const clientId = await clientOfDeclaration(tx, scopeOf(context).clientIds, declarationGuid)
  const by = await nameOfStaff(tx, visitor.id)
  const matched = { declarationId: declarationGuid, contractId, by, reason, lastDay }
  await matchDeclarationIn(worldOf(world, clientId), tx, matched)
  const shown = await shownContract(context, tx, { clientId, contractId })
  const { state, validUntil } = shown
  return {
    answer: item(shown),
    act: {
      kind: 'contract',
      id: contractId,
      clientId,
      before: { declaration: declarationGuid },
      after: { state, validUntil, reason },
    },
  }
}

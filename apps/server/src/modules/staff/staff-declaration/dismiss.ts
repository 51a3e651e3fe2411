import type { Done } from '../../../call/act/doing.ts'
import { nothing } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { dismissDeclarationIn } from '../../subscription/desk/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { clientOfDeclaration } from './seen-declaration.queries.ts'

/** Says that a declaration is about no contract, or cannot hold. Refuses `declarationNotFound`. */
export async function dismiss(
  context: Context,
  { declarationGuid, reason }: { declarationGuid: string; reason: string },
  tx: Transaction,
): Promise<Done<never>> {
  const { world, visitor } = context
  const clientId = await clientOfDeclaration(tx, scopeOf(context).clientIds, declarationGuid)
  const by = await nameOfStaff(tx, visitor.id)
  await dismissDeclarationIn(worldOf(world, clientId), tx, { declarationId: declarationGuid, by, reason })
  return { answer: nothing, act: { kind: 'declaration', id: declarationGuid, clientId, after: { reason } } }
}

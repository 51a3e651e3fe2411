import type { StaffOrderDetail } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { orderDetail } from './order-detail.queries.ts'
import { tagsOf } from './order-tag.repository.ts'
import { troublesOf } from './order-trouble.queries.ts'
import { presentDetail } from './staff-order-detail.present.ts'

/**
 * Everything about an order, and the note that it was read. Refuses `orderNotFound` for one of a client that the caller
 * does not see as for none.
 */
export async function showOrder(
  context: Context,
  orderId: string,
  tx: Transaction,
): Promise<{ shown: StaffOrderDetail; act: Act }> {
  const { world, visitor, language } = context
  const detail = await orderDetail(tx, scopeOf(context).clientIds, orderId)
  if (!detail) return refuse('orderNotFound', 'orderId')
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const troubles = await troublesOf(tx, orderId)
  return {
    shown: presentDetail(world, detail, { language, isFull, troubles, tags: await tagsOf(tx, orderId) }),
    act: { kind: 'order', id: orderId, clientId: detail.order.clientId, after: { shownInFull: isFull } },
  }
}

import { isOpen } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { generalTermsAmong, ownerOf, readOrder, termsFile, termsOfOrder } from '../order/index.ts'

/** The general terms that the caller's order was placed under, as they read then. */
export async function getOrderTerms(context: Context, orderId: string) {
  const { db } = context.world
  const order = await readOrder(db, orderId, ownerOf(context))
  const terms = isOpen(order.state) ? undefined : generalTermsAmong(await termsOfOrder(db, order))
  return terms ? termsFile(terms, order.language) : refuse('orderTermsUnknown', 'orderId')
}

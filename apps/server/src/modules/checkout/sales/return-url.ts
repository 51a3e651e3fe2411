import type { Context } from '../../../call/context.ts'
import { ownAddress } from '../../../call/own-address.ts'
import { refuse } from '../../../call/refused.ts'

/** The path of a page of ours that shows this order, in whatever language: plain words, then the order's id. */
const pathFor = (orderId: string): RegExp => new RegExp(`^(/[a-z][a-z-]*){1,3}/${orderId}$`, 'i')

/**
 * Where the passenger comes back to from paying: only to a page of this shop, and without anything the caller hung on
 * to it.
 */
export function checkedReturnUrl(context: Context, given: string, orderId: string): string {
  const url = ownAddress(context.world, given)
  if (!url || !pathFor(orderId).test(url.pathname)) return refuse('redirectNotAllowed', 'redirectURL')
  const embedded = url.searchParams.get('mode') === 'embedded' ? '?mode=embedded' : ''
  return `${url.origin}${url.pathname}${embedded}`
}

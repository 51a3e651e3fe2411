import { refuse } from '../../call/refused.ts'
import type { World } from '../../world.ts'

/** The path of a page of ours that shows this order, in whatever language: plain words, then the order's id. */
const pathFor = (orderId: string): RegExp => new RegExp(`^(/[a-z][a-z-]*){1,3}/${orderId}$`, 'i')

/** In a demo the shop is also visited by other names of its machine. */
const originsOf = ({ config }: World, reachedBy: string): string[] =>
  config.BILLETT_DEMO ? [config.PUBLIC_URL, reachedBy] : [config.PUBLIC_URL]

/** Where the passenger comes back to from paying: only to a page of this shop, and without anything the caller hung on to it. */
export function checkedReturnUrl(world: World, reachedBy: string, given: string, orderId: string): string {
  const url = URL.parse(given)
  const isOurs = originsOf(world, reachedBy).some(origin => url !== null && new URL(origin).origin === url.origin)
  if (!url || !isOurs || !pathFor(orderId).test(url.pathname)) return refuse('redirectNotAllowed', 'redirectURL')
  const embedded = url.searchParams.get('mode') === 'embedded' ? '?mode=embedded' : ''
  return `${url.origin}${url.pathname}${embedded}`
}

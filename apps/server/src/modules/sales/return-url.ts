import { refuse } from '../../call/refused.ts'

/** Where the passenger comes back to: only to a page of this shop, at the address they reached it by or at its public one. */
export function checkedReturnUrl(given: string, orderId: string, origins: readonly string[]): string {
  const url = URL.parse(given, origins[0])
  const ours = url !== null && origins.some(origin => new URL(origin).host === url.host)
  if (!ours || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith(`/${orderId}`))
    refuse('redirectNotAllowed', 'redirectURL')
  return url.href
}

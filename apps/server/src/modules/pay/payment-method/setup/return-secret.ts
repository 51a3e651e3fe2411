import { randomBytes } from 'node:crypto'

const BYTES = 32

/** What only the browser learns that the provider sends back. */
export const newReturnSecret = (): string => randomBytes(BYTES).toString('base64url')

/**
 * Where the provider sends a browser back to: `returnUrl` with the secret where something was entered, `cancelUrl`
 * without it. `page`: a page of this shop, without a query.
 */
export function waysBack(page: string, setupId: string, secret: string): { returnUrl: string; cancelUrl: string } {
  const cancelUrl = new URL(page)
  cancelUrl.searchParams.set('setupId', setupId)
  const returnUrl = new URL(cancelUrl)
  returnUrl.searchParams.set('returnSecret', secret)
  return { returnUrl: returnUrl.href, cancelUrl: cancelUrl.href }
}

import type { App } from '@billett/paths'

/**
 * What a page of the shop may load and who may frame it: ourselves, and the pages of partners (origins). Styles and
 * scripts need the reply's own nonce; style attributes come from the server's drawing.
 */
const ofShop = (nonce: string, partners: readonly string[] = []): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src 'self' data: blob: https:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ['frame-ancestors', `'self'`, ...partners].join(' '),
  ].join('; ')

/** What a page of staff and schools may load: our own only. Nobody frames it, and nothing of it works without us. */
const ofOffice = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** The content security policy of each app's documents. */
export const POLICIES: Record<App, (nonce: string, partners?: readonly string[]) => string> = {
  shop: ofShop,
  office: ofOffice,
}

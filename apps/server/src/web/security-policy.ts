/**
 * What a page may load and who may frame it: ourselves, and the pages of partners (origins). Styles and scripts need
 * the reply's own nonce; style attributes come from the server's drawing.
 */
export const contentSecurityPolicy = (nonce: string, partners: readonly string[] = []): string =>
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

import { createHash } from 'node:crypto'
import type { App } from '@billett/paths'
import type { Page } from './page-renderer.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where styles and scripts may come from: our files, and what we wrote into the document. */
const ours = ({ style, script, isDevelopment }: Pick<Page, 'style' | 'script' | 'isDevelopment'>): string[] => [
  // A hash would switch off what development needs.
  `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : script ? ` ${hashOf(script)}` : ''}`,
  `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : hashOf(style)}`,
  // By a socket of its own a development server tells of changes.
  `connect-src 'self'${isDevelopment ? ' ws://localhost:*' : ''}`,
]

type Styled = Parameters<typeof ours>[0]

/**
 * What a page of the shop may load and who may frame it: ourselves, and the pages of partners (origins). Style
 * attributes come from the server's drawing.
 */
const ofShop = (page: Styled, partners: readonly string[] = []): string =>
  [
    `default-src 'self'`,
    ...ours(page),
    `style-src-attr 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src 'self' data: blob: https:`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ['frame-ancestors', `'self'`, ...partners].join(' '),
  ].join('; ')

/**
 * What a page of staff and schools may load: our own only. Nobody frames it, and nothing of it works without us. Style
 * attributes are those of mails, which staff look at in a frame that runs nothing and follows this policy; files that
 * were handed in are looked at in a frame too, from what was fetched.
 */
const ofOffice = (page: Styled): string =>
  [
    `default-src 'none'`,
    ...ours(page),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `frame-src blob:`,
    // Some browsers show a PDF in such a frame by a plug-in of their own, which follows this rule.
    `object-src blob:`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** The content security policy of each app's documents. */
export const POLICIES: Record<App, (page: Styled, partners?: readonly string[]) => string> = {
  shop: ofShop,
  office: ofOffice,
}

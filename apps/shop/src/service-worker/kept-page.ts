/** The pages that open without a network, in both languages: all orders of this device, and one of them. */
const PAGES = ['/confirm', '/bestaetigung'] as const

/** Stands for whichever order; the server draws all of them alike. */
const ANY_ORDER = '/any'

/** Addresses of every document that is kept. */
export const KEPT_DOCUMENTS: readonly string[] = PAGES.flatMap(page => [page, `${page}${ANY_ORDER}`])

/** The address under which the document for `pathname` is kept; undefined for pages that need the network. */
export function keptAs(pathname: string): string | undefined {
  const [, page, order, ...deeper] = pathname.replace(/\/$/, '').split('/')
  const found = PAGES.find(path => path === `/${page?.toLowerCase()}`)
  if (found === undefined || deeper.length > 0) return undefined
  return order === undefined ? found : `${found}${ANY_ORDER}`
}

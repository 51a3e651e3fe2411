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

/** The first page of the shop, at which most begin, in a tunnel too. */
const FIRST_PAGE = '/'

/** Pages of subscriptions, which need the network, and where this device shows the tickets of them. */
const SHOWN_AT = { '/konto/abos': '/bestaetigung', '/account/subscription': '/confirm' } as const

/**
 * The kept page to be shown in the place of one that needs the network; undefined for pages that are no tickets'. The
 * first one has the same address in both languages: `language` is the browser's.
 */
export function insteadOf(pathname: string, language: string): string | undefined {
  if (pathname === FIRST_PAGE) return PAGES[language.startsWith('de') ? 1 : 0]
  const path = `${pathname.toLowerCase()}/`
  return Object.entries(SHOWN_AT).find(([page]) => path.startsWith(`${page}/`))?.[1]
}

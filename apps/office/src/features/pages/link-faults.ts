import { LEGAL_ACTIONS } from '@billett/clients'
import { APP_OF, findRoute } from '@billett/paths'

/**
 * `lost`: a link, of which a page keeps the words alone; `anchor`: to a place within a page, which pages have none of;
 * `route`: an address of the shop that no screen stands at; `insecure`: without encryption; `button`: to nothing there
 * is one for.
 */
export type LinkFaultKind = 'lost' | 'anchor' | 'route' | 'insecure' | 'button'

export interface LinkFault {
  kind: LinkFaultKind
  /** As it stands in the page. */
  text: string
}

/** A tag ends before the next begins: a page of opening ones alone would be read through from each of them. */
const TAG = /<[^<>]*>/g
const LINK = /<a\b[^<>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const MARKER = /\[\[\s*(\w*)\s*\]\]/g
/** An address among the words, up to what ends a sentence. */
const ADDRESS = /(?:^|[\s(>„“"])(http:\/\/[^\s<>"“”)]+|\/[a-zäöüß][^\s<>"“”),;:]*)/gi

const kindOf = (href: string, isThere: (path: string) => boolean): LinkFaultKind => {
  if (href.startsWith('#')) return 'anchor'
  if (/^http:/i.test(href)) return 'insecure'
  return href.startsWith('/') && !href.startsWith('//') && !isThere(href) ? 'route' : 'lost'
}

/**
 * What is wrong with the links, addresses and buttons of a page as it is written, each once. Nothing is asked of other
 * hosts for it. `freePages`: paths of the pages that a company has beside those that every shop has.
 */
export function linkFaults(content: string, freePages: readonly string[]): LinkFault[] {
  const isThere = (path: string): boolean => {
    const found = findRoute(path.split(/[?#]/)[0] ?? path)
    if (!found || APP_OF[found.route.area] !== 'shop') return false
    return found.key !== 'freePage' || freePages.includes(found.params.page ?? '')
  }
  const links = [...content.matchAll(LINK)].map(([, ...quoted]) => quoted.find(one => one !== undefined)?.trim() ?? '')
  const words = content.replaceAll(TAG, ' ')
  const buttons = [...words.matchAll(MARKER)].flatMap(([whole, name = '']) =>
    LEGAL_ACTIONS.some(one => one === name) ? [] : [{ kind: 'button' as const, text: whole }],
  )
  const said = [...words.matchAll(ADDRESS)].flatMap(([, address = '']): LinkFault[] => {
    const text = address.replace(/[.,;:!?]+$/, '')
    if (/^http:/i.test(text)) return [{ kind: 'insecure', text }]
    return isThere(text) ? [] : [{ kind: 'route', text }]
  })
  const all = [...links.map(text => ({ kind: kindOf(text, isThere), text })), ...said, ...buttons]
  return all.filter(({ kind, text }, at) => all.findIndex(one => one.kind === kind && one.text === text) === at)
}

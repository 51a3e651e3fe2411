import { type Check, type Finding, fault } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'
import { REQUIRED_LINKS } from './required-links.ts'

/** The document of the first page as the server draws it; `query` is added to its address. */
export type DrawStart = (language: Language, query: string) => Promise<string>

/** How the shop is met: on its own, and inside a partner's page. */
const WAYS = { '': 'the page', '&mode=embedded': 'the embedded page' }

const hrefsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/<a\b[^>]*\bhref="([^"?#]*)/g)].flatMap(([, href]) => href ?? []))

interface Drawn {
  html: string
  language: Language
  way: string
}

/** What is missing on a page that no script has touched. `elsewhere`: links that lead to pages of the client's own. */
function missingLinks({ html, language, way }: Drawn, elsewhere: ReadonlySet<string>): Finding[] {
  const hrefs = hrefsOf(html)
  return Object.entries(REQUIRED_LINKS).flatMap(([name, paths]) =>
    hrefs.has(paths[language]) || elsewhere.has(name)
      ? []
      : [fault(`${way} in ${language} has no link to “${name}” (${paths[language]}) before its script runs`)],
  )
}

/** Are the ways the law demands there without a script, in every language? */
export async function examinePage(draw: DrawStart, elsewhere: ReadonlySet<string>): Promise<Check> {
  const pages = LANGUAGES.flatMap(language => Object.entries(WAYS).map(([query, way]) => ({ language, query, way })))
  const findings = await Promise.all(
    pages.map(async ({ language, query, way }) =>
      missingLinks({ html: await draw(language, query), language, way }, elsewhere),
    ),
  )
  return { about: 'links of the law, without script', findings: findings.flat() }
}

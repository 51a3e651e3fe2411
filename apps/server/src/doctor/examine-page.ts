import { type Check, type Finding, fault } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'
import { REQUIRED_LINKS } from './required-links.ts'

/** The document of the first page as the server draws it. */
export type DrawStart = (language: Language) => Promise<string>

const hrefsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/<a\b[^>]*\bhref="([^"?#]*)/g)].flatMap(([, href]) => href ?? []))

/** What is missing on a page that no script has touched. `elsewhere`: links that lead to pages of the client's own. */
function missingLinks(html: string, language: Language, elsewhere: ReadonlySet<string>): Finding[] {
  const hrefs = hrefsOf(html)
  return Object.entries(REQUIRED_LINKS).flatMap(([name, paths]) =>
    hrefs.has(paths[language]) || elsewhere.has(name)
      ? []
      : [fault(`the page in ${language} has no link to “${name}” (${paths[language]}) before its script runs`)],
  )
}

/** Are the ways the law demands there without a script, in every language? */
export async function examinePage(draw: DrawStart, elsewhere: ReadonlySet<string>): Promise<Check> {
  const findings = await Promise.all(
    LANGUAGES.map(async language => missingLinks(await draw(language), language, elsewhere)),
  )
  return { about: 'links of the law, without script', findings: findings.flat() }
}

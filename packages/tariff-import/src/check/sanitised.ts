import type { LocalText, Tariff } from '@billett/domain'
import sanitizeHtml from 'sanitize-html'

const clean = (text: LocalText): LocalText => ({
  ...text,
  ...Object.fromEntries(Object.entries(text).map(([language, html]) => [language, sanitizeHtml(html)])),
})

/** The tariff with terms of carriage that carry no script and no style of their own. */
export const sanitised = (tariff: Tariff): Tariff => ({
  ...tariff,
  versions: tariff.versions.map(version => ({
    ...version,
    terms: version.terms.map(terms => ({ ...terms, text: clean(terms.text) })),
  })),
})

import type { TermsOfCarriage } from '@billett/contract'
import type { Instant, Language, TariffVersion } from '@billett/domain'
import { refuse } from '../../../../call/refused.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { tariffAt, textIn, todayIn } from '../../region/index.ts'

/** Terms of carriage as a ticket's PDF prints them; undefined where this version of the tariff has none of that id. */
export function termsOf(
  version: TariffVersion | undefined,
  termsId: string,
  language: Language,
): { title: string; html: string } | undefined {
  const terms = version?.terms.find(({ id }) => id === termsId)
  return terms && { title: textIn(terms.title, language), html: textIn(terms.text, language) }
}

/** The terms of every sort asked for, in that order. */
export function termsOfCarriage(
  region: Region,
  sortIds: readonly string[],
  now: Instant,
  language: Language,
): TermsOfCarriage[] {
  const version = tariffAt(region, todayIn(region, now))
  return sortIds.map((sortId, index) => {
    const sort = version?.sorts.find(({ id }) => id === sortId)
    const terms = sort && termsOf(version, sort.terms, language)
    return terms ? { sortId, title: terms.title, text: terms.html } : refuse('productNotFound', `sortId.${index}`)
  })
}

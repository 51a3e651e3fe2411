import type { TermsOfCarriage } from '@billett/contract'
import type { Instant, Language } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { tariffAt, todayIn } from '../tariff-at.ts'
import { textIn } from '../text-in.ts'

/** Terms of carriage as a ticket's PDF prints them; undefined where no version of the tariff has them. */
export function termsOf(
  { tariff }: Region,
  termsId: string,
  language: Language,
): { title: string; html: string } | undefined {
  const terms = tariff.versions.flatMap(version => version.terms).findLast(({ id }) => id === termsId)
  return terms && { title: textIn(terms.title, language), html: textIn(terms.text, language) }
}

/** The terms of every sort asked for, in that order. */
export function termsOfCarriage(
  region: Region,
  sortIds: readonly string[],
  now: Instant,
  language: Language,
): TermsOfCarriage[] {
  const sorts = tariffAt(region, todayIn(region, now))?.sorts ?? []
  return sortIds.map((sortId, index) => {
    const sort = sorts.find(({ id }) => id === sortId)
    const terms = sort && termsOf(region, sort.terms, language)
    return terms ? { sortId, title: terms.title, text: terms.html } : refuse('productNotFound', `sortId.${index}`)
  })
}

import type { LocalText, ProductGroup } from '../model.ts'
import { textKeyOf } from './language-code.ts'

/** The texts of a group that staff may write (Spec 3 §2.4). */
export const GROUP_TEXTS = ['overview', 'detail', 'fareRules'] as const
export type GroupTextName = (typeof GROUP_TEXTS)[number]

/** What staff have written about a group in one language; where a text is empty, the imported one stays. */
export interface SortGroupText extends Record<GroupTextName, string> {
  sortGroup: string
  /** `de-DE` */
  language: string
}

const isSame = (a: SortGroupText, b: SortGroupText): boolean => a.sortGroup === b.sortGroup && a.language === b.language

const saysNothing = (text: SortGroupText): boolean => GROUP_TEXTS.every(name => text[name] === '')

/** The texts there are once some were written anew: each group has one of a language, and none that says nothing. */
export const rewritten = (texts: readonly SortGroupText[], changed: readonly SortGroupText[]): SortGroupText[] =>
  [...texts.filter(text => !changed.some(one => isSame(one, text))), ...changed].filter(text => !saysNothing(text))

const over = (imported: LocalText, name: GroupTextName, texts: readonly SortGroupText[]): LocalText => ({
  ...imported,
  ...Object.fromEntries(
    texts.flatMap(text => (text[name] === '' ? [] : [[textKeyOf(text.language), text[name]] as const])),
  ),
})

/** A group with what staff have written about it; the same one where they have written nothing. */
export function withTexts(group: ProductGroup, texts: readonly SortGroupText[]): ProductGroup {
  const own = texts.filter(({ sortGroup }) => sortGroup === group.name)
  if (own.length === 0) return group
  const { overview, detail, fareRules } = group
  return {
    ...group,
    overview: over(overview, 'overview', own),
    detail: over(detail, 'detail', own),
    fareRules: over(fareRules, 'fareRules', own),
  }
}

import type { ProductGroup } from '@billett/contract'
import { isPeriodType } from '@billett/domain'
import { isSupplement } from './supplements.ts'

/** A ride or a day · a week or longer · what is added to another ticket. */
export const SECTIONS = ['once', 'often', 'extra'] as const
export type Section = (typeof SECTIONS)[number]

function sectionOf(group: ProductGroup): Section {
  if (isSupplement(group)) return 'extra'
  return group.products.every(({ validity }) => isPeriodType(validity.type)) ? 'often' : 'once'
}

/**
 * The products under the headings they belong to, each in the order of the tariff; headings without products are left
 * out.
 */
export const sectionsOf = (groups: readonly ProductGroup[]): { name: Section; groups: ProductGroup[] }[] =>
  SECTIONS.map(name => ({ name, groups: groups.filter(group => sectionOf(group) === name) })).filter(
    section => section.groups.length > 0,
  )

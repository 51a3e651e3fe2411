import { type Mode, modesOf } from '@billett/domain'
import type { Filters } from './filter-values.ts'
import type { Relation } from './tariff.slice.ts'
import { ONE_ADULT, partyQuestion } from './who.ts'

/** What leaves trips out, in the order in which people give it up. */
const FILTERS = ['changes', 'modes', 'walk'] as const satisfies readonly (keyof Filters)[]

export type Filter = (typeof FILTERS)[number]

/** Those that a search is narrowed by. */
export const filtersOf = (relation: Filters): Filter[] => FILTERS.filter(filter => relation[filter] !== undefined)

/** What trips of a relation are asked by, whenever they leave; on `usual` people ride where no address says more. */
export function tripQuestion(relation: Relation, usual: Mode[] | undefined, stopover: string | undefined) {
  const { start, end, who = ONE_ADULT, changes, modes, walk } = relation
  return {
    start: start.reference,
    destination: end.reference,
    groupFilter: modes ? modesOf(modes) : usual,
    changes: changes === undefined ? undefined : Number(changes),
    walk,
    via: stopover,
    ...partyQuestion(who),
  }
}

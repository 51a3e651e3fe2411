import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import type { Filters } from '../../state/tariff/filter-values.ts'
import { relationQuery } from '../../state/tariff/relation-address.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'

/** Searches the same relation narrowed otherwise; the filters stand in the address. */
export function useFilter(relation: Relation, stopover: string | undefined): (filters: Filters) => void {
  const link = useLink()
  const navigate = useNavigate()
  return filters => {
    const query = { ...relationQuery({ ...relation, ...filters }), stopover }
    navigate(link('relation', { '*': '' }, query), { replace: true })
  }
}

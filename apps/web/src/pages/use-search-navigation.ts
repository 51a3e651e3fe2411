import { useNavigate } from 'react-router'
import { useLink } from '../routes/use-link.ts'
import { relationQuery } from '../state/tariff/relation-address.ts'
import type { Relation } from '../state/tariff/tariff.slice.ts'

/** Leads to the results of a search; the search stands in the address. */
export function useSearchNavigation(): (relation: Relation, replace?: boolean) => void {
  const link = useLink()
  const navigate = useNavigate()
  return (relation, replace = false) =>
    void navigate(link('relation', { '*': '' }, relationQuery(relation)), { replace })
}

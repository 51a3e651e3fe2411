import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { relationQuery } from '../../state/tariff/relation-address.ts'
import { adoptRelation, type Relation } from '../../state/tariff/tariff.slice.ts'

/** Leads to the results of a search; the search stands in the address, the names of its stops only in the state. */
export function useSearchNavigation(): (relation: Relation, replace?: boolean) => void {
  const dispatch = useAppDispatch()
  const link = useLink()
  const navigate = useNavigate()
  return useCallback(
    (relation, replace = false) => {
      dispatch(adoptRelation(relation))
      navigate(link('relation', { '*': '' }, relationQuery(relation)), { replace })
    },
    [dispatch, link, navigate],
  )
}

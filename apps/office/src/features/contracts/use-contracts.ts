import type { ContractsState } from '@billett/contract/lists/contracts-address.ts'
import { contractsFilter } from '@billett/contract/lists/contracts-query.ts'
import { saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { countStaffContracts, searchStaffContracts } from '../../state/admin/admin.calls.ts'
import { selectContracts, selectContractsFound } from '../../state/admin/admin.selectors.ts'

/** The contracts that the address asks for, and how many there are; asked anew when it asks for others. */
export function useContracts({ search, states, trouble, from, to, clientId, sort, page, pageSize }: ContractsState) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const rows = useAppSelector(selectContracts)
  const found = useAppSelector(selectContractsFound)
  const { loading, failed, errors } = useCall(searchStaffContracts)
  const again = useCallback(() => {
    const filter = contractsFilter({ search, states, trouble, from, to, clientId }, timeZone)
    // Pages of calls begin at 0.
    void dispatch(searchStaffContracts({ query: { ...filter, sort: saidSort(sort), page: page - 1, pageSize } }))
    void dispatch(countStaffContracts({ query: filter }))
  }, [dispatch, timeZone, search, states, trouble, from, to, clientId, sort, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, found, busy: loading, failed, errors, again }
}

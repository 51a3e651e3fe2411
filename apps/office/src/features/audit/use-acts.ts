import { actsFilter } from '@billett/contract/lists/acts-query.ts'
import type { AuditState } from '@billett/contract/lists/audit-address.ts'
import { saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { countStaffActs, searchStaffActs } from '../../state/admin/admin.calls.ts'
import { selectActs, selectActsFound } from '../../state/admin/admin.selectors.ts'

/** The acts that the address asks for, and how many there are; asked anew when it asks for others. */
export function useActs({ search, call, reason, subjectKind, from, to, clientId, sort, page, pageSize }: AuditState) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const rows = useAppSelector(selectActs)
  const found = useAppSelector(selectActsFound)
  const { loading, failed, errors } = useCall(searchStaffActs)
  const again = useCallback(() => {
    const query = actsFilter({ search, call, reason, subjectKind, from, to, clientId }, timeZone)
    void dispatch(searchStaffActs({ query: { ...query, sort: saidSort(sort), page: page - 1, pageSize } }))
    void dispatch(countStaffActs({ query }))
  }, [dispatch, timeZone, search, call, reason, subjectKind, from, to, clientId, sort, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, found, busy: loading, failed, errors, again }
}

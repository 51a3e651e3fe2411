import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import type { PupilsState } from '../../lists/pupils-address.ts'
import { getStudents } from '../../state/school/school.calls.ts'
import { selectStudents } from '../../state/school/school.selectors.ts'

/** The pupils of an organisation that the address asks for; asked anew when it asks for others. */
export function usePupils(organizationId: string, state: PupilsState, pageSize: number) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectStudents)
  const { loading, failed, errors } = useCall(getStudents)
  const { search, filters, grade, class: ofClass, from, to, page } = state
  const again = useCallback(() => {
    const query = {
      organizationId,
      search: search.trim() || undefined,
      filters: filters.length > 0 ? [...filters] : undefined,
      grade: grade.trim() || undefined,
      class: ofClass.trim() || undefined,
      validFrom: from || undefined,
      validUntil: to || undefined,
      // Pages of calls begin at 0.
      page: page - 1,
      pageSize,
    }
    void dispatch(getStudents({ query }))
  }, [dispatch, organizationId, search, filters, grade, ofClass, from, to, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}

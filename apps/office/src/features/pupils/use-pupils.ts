import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import type { PupilsState } from '../../lists/pupils-address.ts'
import { countStudents, getStudents } from '../../state/school/school.calls.ts'
import { selectStudents, selectStudentsFound } from '../../state/school/school.selectors.ts'

/** The pupils of an organisation that the address asks for; asked anew when it asks for others. */
export function usePupils(organizationId: string, state: PupilsState, pageSize: number) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectStudents)
  const found = useAppSelector(selectStudentsFound)
  const { loading, failed, errors } = useCall(getStudents)
  const { search, filters, states, grade, class: ofClass, from, to, page } = state
  const wanted = useMemo(
    () => ({
      organizationId,
      search: search.trim() || undefined,
      filters: filters.length > 0 ? [...filters] : undefined,
      states: states.length > 0 ? [...states] : undefined,
      grade: grade || undefined,
      class: ofClass || undefined,
      validFrom: from || undefined,
      validUntil: to || undefined,
    }),
    [organizationId, search, filters, states, grade, ofClass, from, to],
  )
  const again = useCallback(() => {
    // Pages of calls begin at 0.
    void dispatch(getStudents({ query: { ...wanted, page: page - 1, pageSize } }))
  }, [dispatch, wanted, page, pageSize])
  useEffect(again, [again])
  // How many there are does not depend on the page.
  useEffect(() => {
    void dispatch(countStudents({ query: wanted }))
  }, [dispatch, wanted])
  return { rows: rows ?? undefined, found, busy: loading, failed: failed && !loading, errors, again }
}

import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import type { RequestsState } from '../../lists/requests-address.ts'
import { getSchoolChangeRequests } from '../../state/school/school.calls.ts'
import { selectChangeRequests } from '../../state/school/school.selectors.ts'

/** The requests of an organisation that the address asks for; asked anew when it asks for others. */
export function useRequests(organizationId: string, { states, page }: RequestsState, pageSize: number) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectChangeRequests)
  const { loading, failed, errors } = useCall(getSchoolChangeRequests)
  const again = useCallback(() => {
    // Pages of calls begin at 0.
    const query = { organizationId, states: states.length > 0 ? [...states] : undefined, page: page - 1, pageSize }
    void dispatch(getSchoolChangeRequests({ query }))
  }, [dispatch, organizationId, states, page, pageSize])
  useEffect(again, [again])
  return { rows: rows ?? undefined, busy: loading, failed: failed && !loading, errors, again }
}

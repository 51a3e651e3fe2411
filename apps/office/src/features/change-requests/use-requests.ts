import type { ChangeRequestFilter } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import type { RequestsState } from '../../lists/requests-address.ts'
import { countSchoolChangeRequests, getSchoolChangeRequests } from '../../state/school/school.calls.ts'
import { selectChangeRequests } from '../../state/school/school.selectors.ts'

/** What the address narrows the list down to. */
export const askedOf = (
  organizationId: string,
  { search, states, kinds, decides }: Pick<RequestsState, 'search' | 'states' | 'kinds' | 'decides'>,
): ChangeRequestFilter => ({
  organizationId,
  search: search.trim() || undefined,
  states: states.length > 0 ? [...states] : undefined,
  kinds: kinds.length > 0 ? [...kinds] : undefined,
  waiting: decides === 'mine' || undefined,
})

/** The requests of an organisation that the address asks for; asked anew when it asks for others. */
export function useRequests(organizationId: string, state: RequestsState, pageSize: number) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectChangeRequests)
  const { loading, failed, errors } = useCall(getSchoolChangeRequests)
  const { search, states, kinds, decides, page } = state
  const counted = useListed(countSchoolChangeRequests, { query: askedOf(organizationId, state) })
  const { again: countAgain } = counted
  const look = useCallback(() => {
    const query = {
      ...askedOf(organizationId, { search, states, kinds, decides }),
      ...pageAsked({ page, pageSize }),
    }
    void dispatch(getSchoolChangeRequests({ query }))
  }, [dispatch, organizationId, search, states, kinds, decides, page, pageSize])
  useEffect(look, [look])
  const again = useCallback(() => {
    look()
    countAgain()
  }, [look, countAgain])
  return {
    rows: rows ?? undefined,
    found: counted.rows?.[0],
    busy: loading,
    failed: failed && !loading,
    errors,
    again,
  }
}

import { PORTAL_PAGE_SIZE, type SchoolChangeRequest } from '@billett/contract'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import type { RequestsState } from '../../lists/requests-address.ts'
import { findSchoolChangeRequests } from '../../state/school/school.calls.ts'
import { askedOf } from './use-requests.ts'

/** Requests that are decided together, from all pages of the list. */
export function useChosenRequests(
  organizationId: string,
  state: RequestsState,
  rows: readonly SchoolChangeRequest[] | undefined,
) {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<readonly SchoolChangeRequest[]>([])
  const [busy, setBusy] = useState(false)
  return {
    ids: chosen.map(({ guid }) => guid),
    /** Those of them that the reader can decide. */
    deciding: chosen.filter(({ mayDecide }) => mayDecide),
    busy,
    choose: (ids: readonly string[]) => {
      const known = new Map([...chosen, ...(rows ?? [])].map(one => [one.guid, one]))
      setChosen(ids.flatMap(id => known.get(id) ?? []))
    },
    /** All that waits for the reader in what the list is narrowed down to, as many as are decided at a time. */
    chooseAll: async () => {
      setBusy(true)
      const query = { ...askedOf(organizationId, state), waiting: true, pageSize: PORTAL_PAGE_SIZE }
      const answer = await dispatch(findSchoolChangeRequests({ query }))
      setBusy(false)
      if (findSchoolChangeRequests.fulfilled.match(answer)) setChosen(answer.payload.data)
    },
  }
}

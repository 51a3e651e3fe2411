import { PORTAL_PAGE_SIZE, type SchoolContract } from '@billett/contract'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getSchoolContracts } from '../../state/school/school.calls.ts'
import type { InboxState } from './inbox-address.ts'
import { askedOf } from './use-inbox.ts'

/** Applications that are decided together, from all pages of the inbox. */
export function useChosen(organizationId: string, state: InboxState) {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<readonly SchoolContract[]>([])
  const [busy, setBusy] = useState(false)
  const without = (contracts: readonly SchoolContract[]) => {
    const guids = new Set(contracts.map(({ guid }) => guid))
    return chosen.filter(({ guid }) => !guids.has(guid))
  }
  return {
    chosen,
    busy,
    choose: (contracts: readonly SchoolContract[], are: boolean) =>
      setChosen(are ? [...without(contracts), ...contracts] : without(contracts)),
    chooseNone: () => setChosen([]),
    /** All that the inbox is narrowed down to, as many as are decided at a time. */
    chooseAll: async () => {
      setBusy(true)
      const query = { organizationId, waiting: true, ...askedOf(state), order: state.order, pageSize: PORTAL_PAGE_SIZE }
      const answer = await dispatch(getSchoolContracts({ query }))
      setBusy(false)
      if (getSchoolContracts.fulfilled.match(answer)) setChosen(answer.payload.data.filter(one => one.mayDecide))
    },
  }
}

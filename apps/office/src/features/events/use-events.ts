import type { StaffEventsQuery } from '@billett/contract'
import type { EventsState } from '@billett/contract/lists/events-address.ts'
import { eventsFilter } from '@billett/contract/lists/events-query.ts'
import { saidSort } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffEvents } from '../../state/admin/admin.calls.ts'
import { selectEvents } from '../../state/admin/admin.selectors.ts'

/** The page that is asked for; pages of calls begin at 0. */
const eventsQuery = (state: EventsState, timeZone: string): StaffEventsQuery => ({
  ...eventsFilter(state, timeZone),
  sort: saidSort(state.sort),
  page: state.page - 1,
  pageSize: state.pageSize,
})

/** The events that the address asks for; asked anew when it asks for others. */
export function useEvents(state: EventsState) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const rows = useAppSelector(selectEvents)
  const { loading, failed, errors } = useCall(getStaffEvents)
  const ask = useCallback(
    () => void dispatch(getStaffEvents({ query: eventsQuery(state, timeZone) })),
    [dispatch, state, timeZone],
  )
  useEffect(ask, [ask])
  return { rows: rows ?? undefined, busy: loading, failed, errors, again: ask }
}

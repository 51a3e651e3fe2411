import type { StaffEventsQuery } from '@billett/contract'
import { addDays, startOfDay } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import type { EventsState } from '../../lists/events-address.ts'
import { getStaffEvents } from '../../state/admin/admin.calls.ts'
import { selectEvents } from '../../state/admin/admin.selectors.ts'

/** The page that is asked for; days are those of the region, and pages of calls begin at 0. */
function eventsQuery(
  { note, levels, from, to, clientId, page, pageSize }: EventsState,
  timeZone: string,
): StaffEventsQuery {
  return {
    acknowledged: note === 'all' ? undefined : note === 'noted',
    levels: levels.length > 0 ? [...levels] : undefined,
    from: from === '' ? undefined : startOfDay(from, timeZone),
    before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
    clientId: clientId || undefined,
    page: page - 1,
    pageSize,
  }
}

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

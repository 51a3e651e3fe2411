import type { EventsState } from '@billett/contract/lists/events-address.ts'
import { eventsFilter } from '@billett/contract/lists/events-query.ts'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ListFile } from '../../parts/ListFile.tsx'
import { exportStaffEvents } from '../../state/admin/admin.calls.ts'

/** Hands all events that are looked for to the downloads. */
export function EventsFile({ state }: { state: EventsState }) {
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  return (
    <ListFile
      call={exportStaffEvents}
      ask={format => dispatch(exportStaffEvents({ query: { ...eventsFilter(state, timeZone), format } })).unwrap()}
    />
  )
}

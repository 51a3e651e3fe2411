import type { StaffEvent } from '@billett/contract'
import { eventsAddress } from '@billett/contract/lists/events-address.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBellCheckOutline } from '@mdi/js'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useKeptList } from '../../parts/list/use-kept-list.tsx'
import { acknowledgeStaffEvent } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EventFilters } from './EventFilters.tsx'
import { useEventColumns } from './use-event-columns.tsx'
import { useEvents } from './use-events.ts'
import { useEventsBulk } from './use-events-bulk.tsx'
import { useQuietSince } from './use-quiet-since.ts'

const NO_ERRORS: readonly CallError[] = []

const rowId = ({ id }: StaffEvent) => id
const rowName = ({ comment }: StaffEvent) => comment

/** What staff must know, and who has taken note of it (Spec 3 §2.4). */
export function EventsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const format = useFormat()
  const kept = useListAddress(eventsAddress)
  const { state, change, reset, narrowing } = kept
  const asked = useEvents(state)
  const { again } = asked
  const [refused, setRefused] = useState(NO_ERRORS)
  const onNote = useCallback(
    async ({ id: eventId }: StaffEvent) => {
      setRefused(NO_ERRORS)
      const answer = await dispatch(acknowledgeStaffEvent({ params: { eventId } }))
      if (!acknowledgeStaffEvent.rejected.match(answer)) return
      setRefused(answer.payload?.errors ?? NO_ERRORS)
      // Somebody else may have been there first: what is shown is asked for anew.
      again()
    },
    [dispatch, again],
  )
  const isQuiet = asked.rows?.length === 0 && narrowing === 0 && state.page === 1 && !asked.failed
  const since = useQuietSince(isQuiet)
  const list = useKeptList('adminEvents', kept, useEventColumns(onNote))
  const { table, dialog } = useEventsBulk(again)
  const all = state.note !== 'all' && (
    <Button variant="outlined" onClick={() => change({ note: 'all' })}>
      {t('events.noneAction')}
    </Button>
  )
  return (
    <StaffListPage
      title={t('frame.titles.events')}
      filters={
        <>
          <EventFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
          <CallErrors errors={refused} all />
        </>
      }
      {...list}
      asked={asked}
      rowId={rowId}
      rowName={rowName}
      count={({ count, isExact }) => t(isExact ? 'events.found' : 'events.foundMore', { count })}
      none={{
        icon: mdiBellCheckOutline,
        title: since
          ? t('events.quietSince', { moment: format.instantDateTime(since) })
          : t(narrowing > 0 ? 'events.noneSuch' : 'events.none'),
        text: t(narrowing > 0 ? 'events.noneSuchText' : 'events.noneText'),
        action: all,
      }}
      {...table}
    >
      {dialog}
    </StaffListPage>
  )
}

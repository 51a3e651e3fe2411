import { STAFF_ROWS, type StaffEvent } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Pagination } from '@billett/web-kit/kit/lists/Pagination.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiBellCheckOutline } from '@mdi/js'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { eventsAddress } from '../../lists/events-address.ts'
import { PAGE_SIZES } from '../../lists/page-sizes.ts'
import { rowsKnown } from '../../lists/rows-known.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { SavedViews } from '../../parts/views/SavedViews.tsx'
import { acknowledgeStaffEvent } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EventFilters } from './EventFilters.tsx'
import { EventsFile } from './EventsFile.tsx'
import { useEventColumns } from './use-event-columns.tsx'
import { useEvents } from './use-events.ts'

const NO_ERRORS: readonly CallError[] = []

const rowId = ({ id }: StaffEvent) => id
const rowName = ({ comment }: StaffEvent) => comment

/** What staff must know, and who has taken note of it (Spec 3 §2.4). */
export function EventsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { state, change, reset, narrowing } = useListAddress(eventsAddress)
  const { rows, busy, failed, errors, again } = useEvents(state)
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
  const columns = useEventColumns(onNote)
  const total = rows ? rowsKnown({ ...state, rows: rows.length }) : 0
  const isFull = rows !== undefined && rows.length >= state.pageSize
  const found = t(isFull ? 'events.foundMore' : 'events.found', { count: isFull ? total - 1 : total })
  const none = (
    <EmptyState
      icon={mdiBellCheckOutline}
      title={t(narrowing > 0 ? 'events.noneSuch' : 'events.none')}
      action={
        state.note === 'all' ? undefined : (
          <Button variant="outlined" onClick={() => change({ note: 'all' })}>
            {t('events.noneAction')}
          </Button>
        )
      }
    >
      {t(narrowing > 0 ? 'events.noneSuchText' : 'events.noneText')}
    </EmptyState>
  )
  return (
    <Page>
      <Headline headline={t('frame.titles.events')} />
      <Stack spacing={1}>
        <EventFilters state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <CallErrors errors={refused} all />
        <DataTable
          label={t('frame.titles.events')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={rowName}
          summary={failed ? undefined : rows ? found : t('common.loading')}
          tools={
            <>
              <SavedViews list="adminEvents" address={eventsAddress} />
              <EventsFile state={state} />
            </>
          }
          empty={none}
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={Math.min(total, STAFF_ROWS)}
          pageSizes={PAGE_SIZES}
          onChange={change}
        />
      </Stack>
    </Page>
  )
}

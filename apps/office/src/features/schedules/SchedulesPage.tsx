import type { StaffSchedule } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiCalendarClock } from '@mdi/js'
import { Suspense } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useRemoval } from '../../hooks/use-removal.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { deleteStaffSchedule } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { schedulesAddress } from './schedules-address.ts'
import { useScheduleColumns } from './use-schedule-columns.tsx'
import { useSchedules } from './use-schedules.ts'

const ScheduleDialog = lazyPiece(() => import('./ScheduleDialog.tsx').then(module => module.ScheduleDialog))
const RunsDialog = lazyPiece(() => import('./RunsDialog.tsx').then(module => module.RunsDialog))

const rowId = ({ id }: StaffSchedule) => id

/** Lists that the reader is sent by the clock: when, how it went, and the files. */
export function SchedulesPage() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { state, change } = useListAddress(schedulesAddress)
  const asked = useSchedules()
  const columns = useScheduleColumns()
  const { ask, question } = useRemoval<StaffSchedule>({
    word: t('schedules.remove'),
    text: ({ view }) => t('schedules.removeText', { view }),
    call: deleteStaffSchedule,
    remove: async ({ id: scheduleId }) => {
      const done = deleteStaffSchedule.fulfilled.match(await dispatch(deleteStaffSchedule({ params: { scheduleId } })))
      if (done) asked.again()
      return done
    },
    done: t('schedules.removed'),
  })
  const open = asked.rows?.find(({ id }) => id === state.runs)
  const close = () => change({ view: '', runs: '' })
  return (
    <StaffListPage
      title={t('frame.titles.schedules')}
      lead={t('schedules.lead')}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={({ view }) => view}
      actions={schedule => [
        { text: t('schedules.runs'), act: () => change({ runs: schedule.id }) },
        { text: t('schedules.remove'), warns: true, act: () => ask(schedule) },
      ]}
      count={({ count }) => t('schedules.found', { count })}
      none={{ icon: mdiCalendarClock, title: t('schedules.none'), text: t('schedules.noneText') }}
    >
      {question}
      <Suspense>
        {state.view !== '' && (
          <ScheduleDialog
            viewId={state.view}
            onSaved={() => {
              close()
              asked.again()
              say(t('schedules.saved'))
            }}
            onClose={close}
          />
        )}
        {open && <RunsDialog schedule={open} onClose={close} />}
      </Suspense>
    </StaffListPage>
  )
}

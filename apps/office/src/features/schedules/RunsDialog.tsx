import type { StaffSchedule } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getScheduledFile } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RUN_COLOURS } from './use-schedule-columns.tsx'

interface Props {
  schedule: StaffSchedule
  onClose: () => void
}

/** When an export has run of late, how that went, and the files it has made. */
export function RunsDialog({ schedule, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { errors } = useCall(getScheduledFile)
  const fetchFile = async (runId: string) => {
    const params = { scheduleId: schedule.id, runId }
    // What was refused stands above the list.
    const { file } = await dispatch(getScheduledFile({ params }))
      .unwrap()
      .catch(() => ({ file: undefined }))
    if (!file) return
    saveFile(file)
    say(t('lists.exported', { fileName: file.fileName }))
  }
  return (
    <ClosableDialog title={t('schedules.runsOf', { view: schedule.view })} width="md" onClose={onClose}>
      <CallErrors errors={errors} all />
      <DataTable
        label={t('schedules.runs')}
        columns={[
          { id: 'begunOn', header: t('schedules.begunOn'), cell: ({ begunOn }) => format.instantDateTime(begunOn) },
          {
            id: 'state',
            header: t('schedules.state'),
            cell: ({ state }) => <Chip color={RUN_COLOURS[state]} label={t(`schedules.states.${state}`)} />,
          },
          { id: 'rows', header: t('schedules.rows'), end: true, cell: ({ rows }) => rows ?? '–' },
        ]}
        rows={schedule.runs}
        rowId={({ id }) => id}
        rowName={({ begunOn }) => format.instantDateTime(begunOn)}
        actions={({ id, state }) =>
          state === 'done' ? [{ text: t('schedules.fetch'), act: () => void fetchFile(id) }] : []
        }
        empty={t('schedules.noRuns')}
      />
    </ClosableDialog>
  )
}

import type { StaffSubmission } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How far it is, and with whom. */
export function SubmissionState({ doneOn, doneBy, outcome, assignedTo, isMine }: StaffSubmission) {
  const { t } = useTexts()
  const format = useFormat()
  if (doneOn !== null)
    return (
      <>
        <Chip
          color="success"
          label={t(outcome === null ? 'submissions.states.done' : `submissions.outcomes.${outcome}`)}
        />{' '}
        {[doneBy, format.instantDateTime(doneOn)].filter(Boolean).join(', ')}
      </>
    )
  if (isMine) return <Chip color="primary" label={t('submissions.states.mine')} />
  if (assignedTo !== null) return t('submissions.assignedTo', { name: assignedTo })
  return <Chip color="warning" label={t('submissions.states.open')} />
}

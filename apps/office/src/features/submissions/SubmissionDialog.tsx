import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getStaffSubmission } from '../../state/admin/admin.calls.ts'
import { selectSubmission } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SubmissionDetail } from './SubmissionDetail.tsx'

interface Props {
  submissionGuid: string
  onClose: () => void
}

/** Everything about one submission, over the list; looking is noted, so it is asked for once. */
export function SubmissionDialog({ submissionGuid, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const submission = useAppSelector(selectSubmission(submissionGuid))
  const { failed, errors } = useCall(getStaffSubmission)
  const ask = useCallback(
    () => void dispatch(getStaffSubmission({ params: { submissionGuid } })),
    [dispatch, submissionGuid],
  )
  useEffect(ask, [ask])
  return (
    <ClosableDialog
      title={submission ? t(`submissions.kinds.${submission.kind}`) : t('submissions.one')}
      width="md"
      onClose={onClose}
    >
      {submission && <SubmissionDetail submission={submission} onDecided={ask} />}
      {!submission && failed && <CallErrors errors={errors} all />}
      {!submission && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </ClosableDialog>
  )
}

import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getStaffEnforcementCase } from '../../state/admin/admin.calls.ts'
import { selectCase } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseDetail } from './CaseDetail.tsx'

interface Props {
  id: string
  /** It was withdrawn. */
  onChanged: () => void
  onClose: () => void
}

/** Everything about one case, over the list; looking is noted, so it is asked for once. */
export function CaseDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectCase(id))
  const { failed, errors } = useCall(getStaffEnforcementCase)
  useEffect(() => void dispatch(getStaffEnforcementCase({ params: { caseId: id } })), [dispatch, id])
  return (
    <ClosableDialog
      title={found ? t('enforcement.case', { number: found.caseNumber }) : t('enforcement.one')}
      width="md"
      onClose={onClose}
    >
      {found && <CaseDetail found={found} onChanged={onChanged} />}
      {!found && failed && <CallErrors errors={errors} all />}
      {!found && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </ClosableDialog>
  )
}

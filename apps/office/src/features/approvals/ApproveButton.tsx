import type { StaffApproval } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { approveStaffAct } from '../../state/admin/admin.calls.ts'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  approval: StaffApproval
  onApproved: () => void
}

/** Agrees to exactly what was seen, after a question; not there for whoever has asked for it. */
export function ApproveButton({ approval: { id, act, askedBy, askedByName, hash }, onApproved }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { userId } = useAppSelector(selectUser)
  const { errors } = useCall(approveStaffAct)
  const { ask, question } = useConfirmed({
    title: t('approvals.approveTitle', { act: t(`approvals.acts.${act}`) }),
    text: () => t('approvals.approveText', { name: askedByName ?? t('approvals.gone') }),
    yes: t('approvals.approve'),
    act: async () =>
      approveStaffAct.fulfilled.match(await dispatch(approveStaffAct({ params: { approvalId: id }, body: { hash } }))),
    failure: <CallErrors errors={errors} all />,
    onDone: () => {
      onApproved()
      say(t('approvals.approved'))
    },
  })
  if (askedBy === userId) return null
  return (
    <>
      <Button variant="contained" onClick={() => ask()}>
        {t('approvals.approve')}
      </Button>
      {question}
    </>
  )
}

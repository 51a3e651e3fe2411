import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { withdrawStaffAct } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Takes back what one has asked for oneself, after a question. */
export function WithdrawButton({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { errors } = useCall(withdrawStaffAct)
  const { ask, question } = useConfirmed({
    title: t('approvals.withdrawTitle'),
    text: () => t('approvals.withdrawText'),
    yes: t('approvals.withdraw'),
    act: async () => withdrawStaffAct.fulfilled.match(await dispatch(withdrawStaffAct({ params: { approvalId: id } }))),
    failure: <CallErrors errors={errors} all />,
    onDone: () => {
      onWithdrawn()
      say(t('approvals.withdrawn'))
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => ask()}>
        {t('approvals.withdraw')}
      </Button>
      {question}
    </>
  )
}

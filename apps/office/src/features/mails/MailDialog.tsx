import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getStaffMail, resendStaffOrder } from '../../state/admin/admin.calls.ts'
import { selectMail } from '../../state/admin/admin.selectors.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MailDetail } from './MailDetail.tsx'

interface Props {
  mailGuid: string
  onClose: () => void
}

/** One mail with its recipient, over the list; looking is noted, so it is asked for once. */
export function MailDialog({ mailGuid, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const mail = useAppSelector(selectMail(mailGuid))
  const mayResend = useAppSelector(selectHolds(['AllowedToSeeOrders', 'AllowedToResendMails']))
  const { failed, errors } = useCall(getStaffMail)
  const { loading: sending, errors: refused } = useCall(resendStaffOrder)
  useEffect(() => {
    void dispatch(getStaffMail({ params: { mailGuid } }))
  }, [dispatch, mailGuid])
  const orderId = mail?.kind === 'order' ? mail.orderId : null
  const resend = async () => {
    if (orderId === null || sending) return
    const answer = await dispatch(resendStaffOrder({ params: { orderId } }))
    if (!resendStaffOrder.fulfilled.match(answer)) return
    say(t('mails.resent'))
    onClose()
  }
  return (
    <ClosableDialog
      title={t('mails.one')}
      width="md"
      busy={sending}
      onClose={onClose}
      acts={
        mayResend &&
        orderId !== null && (
          <BusyButton busy={sending} onClick={() => void resend()}>
            {t('mails.resend')}
          </BusyButton>
        )
      }
    >
      {mail && <MailDetail mail={mail} />}
      {!mail && failed && <CallErrors errors={errors} all />}
      {!mail && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
      <CallErrors errors={refused} all />
    </ClosableDialog>
  )
}

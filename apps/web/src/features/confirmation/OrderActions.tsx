import type { PreparedOrder } from '@billett/contract'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useCall } from '../../hooks/use-call.ts'
import { saveFile } from '../../http/save-file.ts'
import { useLink } from '../../routes/use-link.ts'
import { getOrderTerms, getTicketPdf, resendEmail } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { duplicateCart } from '../../state/sale/sale.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

/** What can be done with a paid order. */
export function OrderActions({ order: { orderId, tickets } }: { order: PreparedOrder }) {
  const { t } = useTranslation()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const pdf = useCall(getTicketPdf)
  const terms = useCall(getOrderTerms)
  const mail = useCall(resendEmail)
  const again = useCall(duplicateCart)

  const download = async (): Promise<void> => {
    const answer = await dispatch(getTicketPdf({ params: { orderId }, query: { wait: true } }))
    if (getTicketPdf.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  const loadTerms = async (): Promise<void> => {
    const answer = await dispatch(getOrderTerms({ params: { orderId } }))
    if (getOrderTerms.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  const buyAgain = async (): Promise<void> => {
    const answer = await dispatch(duplicateCart({ body: { orderId } }))
    if (duplicateCart.fulfilled.match(answer)) await navigate(link('cart'))
  }
  return (
    <Stack spacing={1.5}>
      {tickets.some(({ topUp }) => !topUp) && (
        <BusyButton size="large" busy={pdf.loading} onClick={() => void download()}>
          {t('confirmation.pdf')}
        </BusyButton>
      )}
      {pdf.errors.length > 0 && <MessageBox kind="error">{t('confirmation.pdfFailed')}</MessageBox>}
      <BusyButton
        variant="outlined"
        busy={mail.loading}
        onClick={() => void dispatch(resendEmail({ params: { orderId } }))}
      >
        {t('confirmation.resend')}
      </BusyButton>
      {mail.success && <MessageBox kind="success">{t('confirmation.resent')}</MessageBox>}
      <CallErrors errors={mail.errors} all />
      <BusyButton variant="outlined" busy={terms.loading} onClick={() => void loadTerms()}>
        {t('confirmation.terms')}
      </BusyButton>
      <CallErrors errors={terms.errors} all />
      <BusyButton variant="outlined" busy={again.loading} onClick={() => void buyAgain()}>
        {t('confirmation.again')}
      </BusyButton>
      <CallErrors errors={again.errors} all />
      <Button component={Link} to={link('start')} variant="text">
        {t('confirmation.next')}
      </Button>
    </Stack>
  )
}

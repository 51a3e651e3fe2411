import type { OrderSummary } from '@billett/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import type { CallError } from '../../http/outcome.ts'
import { saveFile } from '../../http/save-file.ts'
import { useLink } from '../../routes/use-link.ts'
import { getTicketPdf, resendEmail } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { duplicateCart } from '../../state/sale/sale.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

type Act = 'pdf' | 'resend' | 'again'

/** Of one order among many: what runs and what went wrong belong to this one, so they are kept here. */
export function EntryActions({ order: { orderId, displayState, hasTickets } }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [running, setRunning] = useState<Act>()
  const [resent, setResent] = useState(false)
  const [errors, setErrors] = useState<readonly CallError[]>([])

  const acts: Record<Act, () => Promise<readonly CallError[]>> = {
    async pdf() {
      const answer = await dispatch(getTicketPdf({ params: { orderId }, query: { wait: true } }))
      if (getTicketPdf.rejected.match(answer)) return answer.payload?.errors ?? []
      if (answer.payload.file) saveFile(answer.payload.file)
      return []
    },
    async resend() {
      const answer = await dispatch(resendEmail({ params: { orderId } }))
      if (resendEmail.rejected.match(answer)) return answer.payload?.errors ?? []
      setResent(true)
      return []
    },
    async again() {
      const answer = await dispatch(duplicateCart({ body: { orderId } }))
      if (duplicateCart.rejected.match(answer)) return answer.payload?.errors ?? []
      await navigate(link('cart'))
      return []
    },
  }
  const run = async (act: Act): Promise<void> => {
    setRunning(act)
    setResent(false)
    setErrors([])
    setErrors(await acts[act]())
    setRunning(undefined)
  }
  const button = (act: Act) => (
    <BusyButton variant="outlined" busy={running === act} onClick={() => void run(act)}>
      {t(`account.orders.${act}`)}
    </BusyButton>
  )
  const completed = displayState === 'completed'
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {completed && hasTickets && button('pdf')}
        {completed && button('resend')}
        {button('again')}
      </Box>
      {resent && <MessageBox kind="success">{t('account.orders.resent')}</MessageBox>}
      <CallErrors errors={errors} all />
    </Stack>
  )
}

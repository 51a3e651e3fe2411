import type { OrderSummary } from '@billett/contract'
import { mdiEmailOutline, mdiFileDownloadOutline, mdiRepeat, mdiTextBoxOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { saveFile } from '../../http/save-file.ts'
import { useLink } from '../../routes/use-link.ts'
import { getOrderTerms, getTicketPdf, resendEmail } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { duplicateCart } from '../../state/sale/sale.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

type Act = 'pdf' | 'terms' | 'resend' | 'again'

const ICONS: Record<Act, string> = {
  pdf: mdiFileDownloadOutline,
  terms: mdiTextBoxOutline,
  resend: mdiEmailOutline,
  again: mdiRepeat,
}

/** What can be done with one order among many. */
export function EntryActions({ order: { orderId, displayState, hasTickets } }: { order: OrderSummary }) {
  const { t } = useTranslation()
  const link = useLink()
  const navigate = useNavigate()
  const { run, running, errors } = useOwnCall<Act>()
  const [resent, setResent] = useState(false)

  const acts: Record<Act, () => Promise<void>> = {
    async pdf() {
      const answer = await run('pdf', getTicketPdf({ params: { orderId }, query: { wait: true } }))
      if (answer?.file) saveFile(answer.file)
    },
    async terms() {
      const answer = await run('terms', getOrderTerms({ params: { orderId } }))
      if (answer?.file) saveFile(answer.file)
    },
    async resend() {
      if (await run('resend', resendEmail({ params: { orderId } }))) setResent(true)
    },
    async again() {
      if (await run('again', duplicateCart({ body: { orderId } }))) await navigate(link('cart'))
    },
  }
  const begin = (act: Act): void => {
    setResent(false)
    void acts[act]()
  }
  const button = (act: Act) => (
    <BusyButton
      variant="text"
      busy={running === act}
      startIcon={<Icon path={ICONS[act]} />}
      onClick={() => begin(act)}
      sx={{ px: 1, justifyContent: 'start' }}
    >
      {t(`account.orders.${act}`)}
    </BusyButton>
  )
  const completed = displayState === 'completed'
  return (
    <Stack spacing={1.5} useFlexGap>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', columnGap: 1, mx: -1 }}>
        {completed && hasTickets && button('pdf')}
        {completed && button('resend')}
        {completed && button('terms')}
        {button('again')}
      </Box>
      {resent && <MessageBox kind="success">{t('account.orders.resent')}</MessageBox>}
      <CallErrors errors={errors} all />
    </Stack>
  )
}

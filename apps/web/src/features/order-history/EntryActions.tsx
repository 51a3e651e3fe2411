import type { OrderSummary } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { mdiEmailOutline, mdiFileDownloadOutline, mdiRepeat, mdiTextBoxOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type OrderAct, useOrderActs } from '../../parts/order/use-order-acts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

const ICONS: Record<OrderAct, string> = {
  pdf: mdiFileDownloadOutline,
  terms: mdiTextBoxOutline,
  resend: mdiEmailOutline,
  again: mdiRepeat,
}

/** What can be done with one order among many. */
export function EntryActions({ order: { orderId, displayState, hasTickets } }: { order: OrderSummary }) {
  const { t } = useTexts()
  const { begin, running, errors, resent } = useOrderActs(orderId)
  const button = (act: OrderAct) => (
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

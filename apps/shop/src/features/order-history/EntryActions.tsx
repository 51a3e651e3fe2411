import type { OrderSummary } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { mdiEmailOutline, mdiFileDownloadOutline, mdiRepeat, mdiTextBoxOutline } from '@mdi/js'
import { type OrderAct, useOrderActs } from '../../parts/order/use-order-acts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './EntryActions.module.css'

const ICONS: Record<OrderAct, string> = {
  pdf: mdiFileDownloadOutline,
  terms: mdiTextBoxOutline,
  resend: mdiEmailOutline,
  again: mdiRepeat,
}

/** What can be done with one order among many; `what` tells them apart for whoever hears only the buttons. */
export function EntryActions({ order, what }: { order: OrderSummary; what: string }) {
  const { orderId, displayState, hasPaper } = order
  const { t } = useTexts()
  const { begin, running, errors, resent } = useOrderActs(orderId)
  const button = (act: OrderAct) => (
    <BusyButton
      variant="text"
      busy={running === act}
      startIcon={<Icon path={ICONS[act]} />}
      onClick={() => begin(act)}
      aria-label={t('account.orders.actOf', { act: t(`account.orders.${act}`), what })}
      className={styles.root}
    >
      {t(`account.orders.${act}`)}
    </BusyButton>
  )
  const completed = displayState === 'completed'
  return (
    <Stack spacing={1.5}>
      <div className={styles.documents}>
        {completed && hasPaper && button('pdf')}
        {completed && button('resend')}
        {completed && button('terms')}
        {button('again')}
      </div>
      <LiveRegion>{resent && <MessageBox kind="success">{t('account.orders.resent')}</MessageBox>}</LiveRegion>
      <CallErrors errors={errors} all />
    </Stack>
  )
}

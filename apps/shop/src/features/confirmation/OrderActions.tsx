import type { PreparedOrder } from '@billett/contract'
import { isVoid } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { type OrderAct, useOrderActs } from '../../parts/order/use-order-acts.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What can be done with a paid order, and below each how it went. */
export function OrderActions({ order }: { order: PreparedOrder }) {
  const { orderId, tickets } = order
  const { t } = useTexts()
  const link = useLink()
  const { begin, running, latest, errors, resent } = useOrderActs(orderId, order)
  const isOver = tickets.every(({ state }) => isVoid(state))
  const count = tickets.filter(
    ({ topUp, enforcement, onPaper = true, state }) => !topUp && !enforcement && onPaper && !isVoid(state),
  ).length

  const outcome = (act: OrderAct) => {
    if (act !== latest) return null
    if (act === 'pdf' && errors.length > 0) return <MessageBox kind="error">{t('confirmation.pdfFailed')}</MessageBox>
    if (act === 'resend' && resent) return <MessageBox kind="success">{t('confirmation.resent')}</MessageBox>
    return <CallErrors errors={errors} all />
  }
  return (
    <Stack spacing={1.5}>
      {count > 0 && (
        <BusyButton size="large" busy={running === 'pdf'} onClick={() => begin('pdf')}>
          {t(count > 1 ? 'confirmation.pdfMany' : 'confirmation.pdf')}
        </BusyButton>
      )}
      {outcome('pdf')}
      {!isOver && (
        <BusyButton variant="outlined" busy={running === 'resend'} onClick={() => begin('resend')}>
          {t('confirmation.resend')}
        </BusyButton>
      )}
      <LiveRegion>{outcome('resend')}</LiveRegion>
      <BusyButton variant="outlined" busy={running === 'terms'} onClick={() => begin('terms')}>
        {t('confirmation.terms')}
      </BusyButton>
      {outcome('terms')}
      <BusyButton variant="outlined" busy={running === 'again'} onClick={() => begin('again')}>
        {t('confirmation.again')}
      </BusyButton>
      {outcome('again')}
      <Button component={Link} to={link('start')} variant="text">
        {t('confirmation.next')}
      </Button>
    </Stack>
  )
}

import type { OrderTicket } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  ticket: OrderTicket
  /** Asks again how the order stands. */
  onLook: () => void
}

/** Milliseconds between two looks while the card is being credited. */
const PAUSE = 4_000

const KIND = { reserved: 'info', requested: 'info', credited: 'success', refused: 'warning' } as const

/** Money for a prepaid card: whether it has arrived. */
export function TopUpPass({ ticket, onLook }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { topUp, ticketNameLong, priceInCents } = ticket
  const waits = topUp?.state === 'requested'
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(onLook, PAUSE)
    return () => clearInterval(timer)
  }, [waits, onLook])
  if (!topUp) return null
  const words = { card: topUp.cardNumber, amount: format.money(priceInCents) }
  return (
    <Panel aria-label={ticketNameLong}>
      <Stack spacing={2}>
        <Text variant="h2">{ticketNameLong}</Text>
        <MessageBox kind={KIND[topUp.state]}>{t(`confirmation.topUp.${topUp.state}`, words)}</MessageBox>
      </Stack>
    </Panel>
  )
}

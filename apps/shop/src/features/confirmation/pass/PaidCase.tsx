import type { OrderTicket } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** What a check without a pass had come to, now that it is paid. */
export function PaidCase({ ticket: { enforcement, ticketNameLong, priceInCents } }: { ticket: OrderTicket }) {
  const { t } = useTexts()
  const { format } = useShop()
  if (!enforcement) return null
  const words = { number: enforcement.caseNumber, amount: format.money(priceInCents) }
  return (
    <Panel aria-label={ticketNameLong}>
      <Stack spacing={2}>
        <Text variant="h2">{ticketNameLong}</Text>
        <MessageBox kind="success">{t('confirmation.enforcement.paid', words)}</MessageBox>
      </Stack>
    </Panel>
  )
}

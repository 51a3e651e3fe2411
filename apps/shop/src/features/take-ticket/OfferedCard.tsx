import type { OfferedTicket } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { RelationLine } from '../../parts/order/RelationLine.tsx'
import { validityText } from '../../parts/order/ticket-facts.ts'
import { useFactWords } from '../../parts/order/use-fact-words.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What is handed over: which ticket, from where to where, for how many and when. No order, no name, no price. */
export function OfferedCard({ offered }: { offered: OfferedTicket }) {
  const { t } = useTexts()
  const { format } = useShop()
  const words = useFactWords()
  const { ticketNameLong, passengerCount, zones, offeredUntil } = offered
  return (
    <Panel component="section" aria-label={ticketNameLong}>
      <Stack spacing={1.5}>
        <Text variant="h2">{ticketNameLong}</Text>
        <RelationLine ticket={{ ...offered, viaText: null }} />
        <Text>{validityText({ ...offered, rides: 1 }, words)}</Text>
        {passengerCount > 1 && <Text>{t('order.passengers', { count: passengerCount })}</Text>}
        {zones.length > 0 && (
          <Text color="textSecondary">
            {t('order.facts.zones')}: {zones.map(({ name }) => name).join(', ')}
          </Text>
        )}
        <Text color="textSecondary">{t('takeTicket.cost')}</Text>
        <Text color="textSecondary">{t('takeTicket.until', { until: format.instantDateTime(offeredUntil) })}</Text>
      </Stack>
    </Panel>
  )
}

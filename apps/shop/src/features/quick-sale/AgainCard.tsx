import type { PreparedOrder } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiCartPlus } from '@mdi/js'
import { useShop } from '../../hooks/shop.ts'
import { useBuyAgain } from '../../parts/order/use-buy-again.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** An order of before; its tickets go into the cart at today's prices, and that to the checkout. */
export function AgainCard({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format } = useShop()
  const { buy, busy, errors } = useBuyAgain(order)
  const { tickets, createdOn } = order
  const names = [...new Set(tickets.map(({ ticketNameLong }) => ticketNameLong))]
  return (
    <TicketCard
      component="li"
      stub={
        <BusyButton
          busy={busy}
          startIcon={<Icon path={mdiCartPlus} />}
          aria-label={t('quickSale.againOf', { ticket: names.join(', ') })}
          onClick={buy}
        >
          {t('quickSale.again')}
        </BusyButton>
      }
    >
      {names.map(name => (
        <Text key={name} variant="h3">
          {name}
        </Text>
      ))}
      {tickets[0]?.startName && tickets[0].endName && (
        <Text>{t('quickSale.relation', { from: tickets[0].startName, to: tickets[0].endName })}</Text>
      )}
      <Text color="textSecondary">{format.instantDate(createdOn)}</Text>
      <CallErrors errors={errors} all />
    </TicketCard>
  )
}

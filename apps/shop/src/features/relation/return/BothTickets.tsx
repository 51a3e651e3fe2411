import type { PartyTickets, RidesPrice } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { usePriceText, useVatNote } from '../../../hooks/use-price-text.ts'
import { BuyWays } from '../../../parts/tickets/choice/BuyWays.tsx'
import { useAddTicket } from '../../../parts/tickets/choice/use-add-ticket.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { declineCheaper } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheaperNote } from '../CheaperNote.tsx'
import { countOf, ticketForCart } from '../party-ticket.ts'
import { TicketLines } from '../TicketLines.tsx'
import styles from './Return.module.css'

const WAYS = ['returnTrip.ticketsOfOutward', 'returnTrip.ticketsOfBack'] as const

interface Props extends RidesPrice {
  /** Whether those that are cheaper for both are chosen. */
  taken: boolean
  onTake: () => void
}

/** The tickets of both trips at one sum, in one order; beside them what would be cheaper for both, never by itself. */
export function BothTickets({ price, rides, cheaper, taken, onTake }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const dispatch = useAppDispatch()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const { cheaperDeclined } = useAppSelector(selectTariff)
  const { add, buyNow, busy, errors } = useAddTicket()
  const [added, setAdded] = useState(0)
  const together: PartyTickets | undefined = taken ? cheaper : undefined
  const parts = together ? [together] : rides
  const tickets = parts.flatMap(part => part.tickets)
  const sum = together?.price ?? price
  const buy = async () => {
    if (await add(undefined, ...tickets.map(ticketForCart))) setAdded(countOf(tickets))
  }
  return (
    <Stack spacing={1}>
      <article>
        <TicketCard
          component="div"
          stub={
            <>
              <PriceText size="large" note={vatNote(sum)}>
                {priceText(sum)}
              </PriceText>
              <div className={styles.buttons}>
                <BuyWays
                  ticket={t('returnTrip.both')}
                  amount={countOf(tickets)}
                  busy={busy}
                  unusable={false}
                  quiet={added > 0}
                  onBuy={() => void buy()}
                  onBuyNow={() => void buyNow(undefined, ...tickets.map(ticketForCart))}
                />
              </div>
            </>
          }
        >
          {parts.map((part, at) => {
            const name = together ? t('returnTrip.ticketsForBoth') : t(WAYS[at] ?? 'returnTrip.ticketsForBoth')
            return (
              <div key={name} className={styles.part}>
                <Text variant="h3">{name}</Text>
                <TicketLines {...part} />
              </div>
            )
          })}
        </TicketCard>
      </article>
      {cheaper && !taken && !cheaperDeclined && (
        <CheaperNote
          before={{ price }}
          cheaper={cheaper}
          onTake={onTake}
          onDecline={() => dispatch(declineCheaper())}
        />
      )}
      <Text role="status">{taken && t('party.taken')}</Text>
      <LiveRegion>
        {added > 0 && (
          <MessageBox
            kind="success"
            action={
              <Button component={Link} to={link('cart')} variant="contained">
                {t('tickets.toCart')}
              </Button>
            }
          >
            {t('returnTrip.added', { count: added })}
          </MessageBox>
        )}
      </LiveRegion>
      <CallErrors errors={errors} all />
    </Stack>
  )
}

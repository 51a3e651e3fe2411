import type { PartyTickets as Tickets, Trip } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { usePriceText, useVatNote } from '../../hooks/use-price-text.ts'
import { usePartyText } from '../../parts/search/party/use-party-text.ts'
import { BuyFoot } from '../../parts/tickets/BuyFoot.tsx'
import { BuyWays } from '../../parts/tickets/choice/BuyWays.tsx'
import { useAddTicket } from '../../parts/tickets/choice/use-add-ticket.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { declineCheaper } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheaperNote } from './CheaperNote.tsx'
import { countOf, ticketForCart } from './party-ticket.ts'
import { TicketLines } from './TicketLines.tsx'
import styles from './TripTickets.module.css'

interface Props {
  trip: Trip
  party: Tickets
  /** Where its button stands, if not on the card. */
  foot: Element | undefined
}

/** What a party travels on for a trip, at one sum and one press; beside it what would be cheaper, never by itself. */
export function PartyTickets({ trip, party, foot }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const { selectedWho, cheaperDeclined } = useAppSelector(selectTariff)
  const who = usePartyText()(selectedWho)
  const { add, buyNow, busy, errors } = useAddTicket()
  const [cheaper, setCheaper] = useState(false)
  const shown = (cheaper && trip.cheaper) || party
  const tickets = shown.tickets.map(ticketForCart)
  const buttons = (
    <BuyWays
      ticket={t('party.tickets')}
      amount={countOf(shown.tickets)}
      busy={busy}
      unusable={false}
      quiet={false}
      onBuy={() => void add(undefined, ...tickets)}
      onBuyNow={() => void buyNow(undefined, ...tickets)}
    />
  )
  return (
    <article>
      <TicketCard
        component="div"
        stub={
          <>
            <PriceText size="large" note={vatNote(shown.price)}>
              {priceText(shown.price)}
            </PriceText>
            {!foot && buttons}
          </>
        }
      >
        <Text variant="h3">{t('party.tickets')}</Text>
        <Text variant="body2">
          {t('party.ticketsLead', {
            who,
            from: format.instantTime(trip.departure),
            to: format.instantTime(trip.arrival),
          })}
        </Text>
        <TicketLines {...shown} />
      </TicketCard>
      {trip.cheaper && !cheaper && !cheaperDeclined && (
        <div className={styles.below}>
          <CheaperNote
            before={party}
            cheaper={trip.cheaper}
            onTake={() => setCheaper(true)}
            onDecline={() => dispatch(declineCheaper())}
          />
        </div>
      )}
      {foot && (
        <BuyFoot into={foot} name={t('party.tickets')} price={priceText(shown.price)} note={vatNote(shown.price)}>
          {buttons}
        </BuyFoot>
      )}
      <div role="status">{cheaper && t('party.taken')}</div>
      <div className={errors.length > 0 ? styles.below : undefined}>
        <CallErrors errors={errors} all />
      </div>
    </article>
  )
}

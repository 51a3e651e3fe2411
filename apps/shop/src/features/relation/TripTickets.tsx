import type { Price, TripTicket } from '@billett/contract'
import { MAX_TICKETS_PER_ORDER, SERVICE_AREA } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { usePriceText, useVatNote } from '../../hooks/use-price-text.ts'
import { BuyFoot } from '../../parts/tickets/BuyFoot.tsx'
import { BuyWays } from '../../parts/tickets/choice/BuyWays.tsx'
import { useAddTicket } from '../../parts/tickets/choice/use-add-ticket.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './TripTickets.module.css'

interface Props {
  tickets: readonly TripTicket[]
  /** What they cost together. */
  sum: Price
  /** Where its button stands, if not on the card. */
  foot: Element | undefined
}

const Stepper = lazyPiece(() => import('@billett/web-kit/kit/controls/Stepper.tsx').then(module => module.Stepper))

/** px */
const STEPPER_HEIGHT = 48

/** Adults for whom somebody buys by hand. */
const MOST = 10

const isPersonal = ({ offer: { userData } }: TripTicket): boolean =>
  userData.firstname || userData.name || userData.birthdate

const chosen = ({ offer, validFrom }: TripTicket) => ({
  sortId: offer.sortId,
  relationId: offer.relationId,
  validFrom,
  passengerCount: offer.passengers.min,
  serviceArea: SERVICE_AREA.ticket,
})

/** The tickets a trip with a change needs, one for each part, bought at one press at their sum, for as many adults. */
export function TripTickets({ tickets, sum, foot }: Props) {
  const { t } = useTexts()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const { add, buyNow, busy, errors } = useAddTicket()
  const [people, setPeople] = useState(1)
  const [first, ...others] = tickets
  if (!first) return null
  const count = tickets.length
  // A ticket in a passenger's name is one passenger's.
  const most = tickets.some(isPersonal) ? 1 : Math.min(MOST, Math.floor(MAX_TICKETS_PER_ORDER / count))
  const wanted = { ...chosen(first), amount: people, together: others.map(chosen) }
  const label = t('tickets.passengers')
  const name = t('tickets.several', { count })
  const price = priceText({ ...sum, cents: sum.cents === null ? null : sum.cents * people })
  const buttons = (
    <BuyWays
      ticket={name}
      amount={count * people}
      busy={busy}
      unusable={false}
      quiet={false}
      onBuy={() => void add(first.offer, wanted)}
      onBuyNow={() => void buyNow(first.offer, wanted)}
    />
  )
  return (
    <article>
      <TicketCard
        component="div"
        stub={
          <>
            <PriceText size="large" note={vatNote(sum)}>
              {price}
            </PriceText>
            {!foot && buttons}
          </>
        }
      >
        <Text variant="h3">{name}</Text>
        <Text variant="body2">{t('tickets.severalWhy')}</Text>
        <ol className={styles.parts}>
          {tickets.map(({ from, to, validFrom, offer }) => (
            <li key={`${validFrom} ${from}`}>
              <div className={styles.part}>
                <span>{offer.name}</span>
                <span className={styles.price}>{priceText(offer.price)}</span>
              </div>
              <Text variant="body2" color="textSecondary">
                {t('tickets.part', { from, to, time: validFrom.slice(-5) })}
              </Text>
            </li>
          ))}
        </ol>
        {most > 1 && (
          <Suspense fallback={<Skeleton height={STEPPER_HEIGHT} />}>
            <Stepper
              label={label}
              increaseLabel={t('common.increase', { label })}
              decreaseLabel={t('common.decrease', { label })}
              value={people}
              min={1}
              max={most}
              onChange={setPeople}
            />
          </Suspense>
        )}
      </TicketCard>
      {foot && (
        <BuyFoot into={foot} name={name} price={price} note={vatNote(sum)}>
          {buttons}
        </BuyFoot>
      )}
      <div className={errors.length > 0 ? styles.errors : undefined}>
        <CallErrors errors={errors} all />
      </div>
    </article>
  )
}

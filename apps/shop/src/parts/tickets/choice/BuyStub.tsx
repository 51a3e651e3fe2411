import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useChanged } from '../../../hooks/use-changed.ts'
import { usePriceText, useVatNote } from '../../../hooks/use-price-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { BuyFoot } from '../BuyFoot.tsx'
import styles from './BuyStub.module.css'
import { BuyWays } from './BuyWays.tsx'
import type { TicketChoice } from './use-ticket-choice.ts'

interface Props {
  /** Of the product, for the name of the button. */
  title: string
  choice: TicketChoice
  busy: boolean
  onBuy: () => void
  /** Leads to the checkout with this ticket alone. */
  onBuyNow: () => void
  /** Where the price depends on the trip. */
  onChooseTrip?: () => void
  /** Where the buttons stand, if not here. */
  foot?: Element | undefined
  /** Something else on the screen is the next step. */
  quiet?: boolean
}

/**
 * The price, and what to do next: buy at once or with other tickets, or choose a trip first. An unknown price has no
 * button.
 */
export function BuyStub({ title, choice, busy, onBuy, onBuyNow, onChooseTrip, foot, quiet = false }: Props) {
  const { t } = useTexts()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const { offer, price, passengers, amount, pricing, start, supplementTaken, unusable } = choice
  const ticket = `${title}, ${offer.traveller.name}`
  const note = () => {
    if (price.state === 'unknown') return undefined
    if (supplementTaken) return t('tickets.withSupplement')
    const whose = amount > 1 ? t('tickets.each') : passengers > 1 && t('tickets.forPeople', { count: passengers })
    const notes = [whose, vatNote(price)]
    return notes.filter(Boolean).join(', ')
  }
  const counts = [
    amount > 1 && t('tickets.countTickets', { count: amount }),
    passengers > 1 && t('tickets.forPeople', { count: passengers }),
  ]
  const said = [...counts, priceText({ ...price, cents: price.cents === null ? null : price.cents * amount })]
    .filter(Boolean)
    .join(', ')
  const changed = useChanged(pricing ? undefined : said)
  const shown = pricing ? '…' : priceText(price)
  const ways = price.state === 'known' && start && (
    <BuyWays
      ticket={ticket}
      amount={amount}
      busy={busy || pricing}
      unusable={unusable}
      quiet={quiet}
      onBuy={onBuy}
      onBuyNow={onBuyNow}
    />
  )
  return (
    <>
      <LiveRegion>{changed && <VisuallyHidden>{t('tickets.priceIs', { price: changed })}</VisuallyHidden>}</LiveRegion>
      <PriceText size={price.state === 'unknown' ? 'small' : 'large'} note={note()}>
        {shown}
      </PriceText>
      {ways && !foot && <div className={styles.ways}>{ways}</div>}
      {ways && foot && (
        <BuyFoot into={foot} name={ticket} price={shown} note={note()}>
          {ways}
        </BuyFoot>
      )}
      {price.state === 'from' && onChooseTrip && (
        <Button variant="outlined" onClick={onChooseTrip} className={styles.choose}>
          {t('tickets.chooseTrip')}
        </Button>
      )}
    </>
  )
}

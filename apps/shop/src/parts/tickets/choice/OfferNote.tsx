import { key } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './OfferNote.module.css'
import { usePriceBefore } from './use-price-before.ts'
import type { TicketChoice } from './use-ticket-choice.ts'

/** Why a ticket cannot be bought as it stands, or that its price is another one than before. */
export function OfferNote({ choice: { offer, listed, start, priceNotLoaded } }: { choice: TicketChoice }) {
  const { t } = useTexts()
  const { format } = useShop()
  const errorText = useErrorText()
  const before = usePriceBefore(listed)
  const changed = () => {
    const [old, now] = [before?.cents ?? null, offer.price.cents]
    if (old === null || now === null || old === now) return ''
    return t('tickets.priceChanged', { before: format.money(old), now: format.money(now) })
  }
  const note = {
    known: start ? changed() : t('tickets.notAvailable'),
    from: t('tickets.fromNote'),
    unknown: priceNotLoaded ? errorText(key('priceNotLoaded')) : t('tickets.unknownNote'),
  }[offer.price.state]
  return (
    <div role="status" className={classes(styles.note, note && styles.said)}>
      {note}
    </div>
  )
}

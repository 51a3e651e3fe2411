import { MAX_TICKETS_PER_ORDER } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiDeleteOutline } from '@mdi/js'
import { useShop } from '../../hooks/shop.ts'
import { RelationLine } from '../../parts/order/RelationLine.tsx'
import { TicketFacts } from '../../parts/order/TicketFacts.tsx'
import type { CartLine } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AmountStepper } from './AmountStepper.tsx'
import styles from './CartLineCard.module.css'
import { isPersonal } from './is-personal.ts'
import { useAmount } from './use-amount.ts'

interface Props {
  orderId: string
  line: CartLine
  /** Tickets of other lines; together no order holds more than `MAX_TICKETS_PER_ORDER`. */
  others: number
  onRemove: () => void
}

/** One line of the cart: what it is, how many, and what they cost together. */
export function CartLineCard({ orderId, line, others, onRemove }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { shown, wish } = useAmount(orderId, line)
  const personal = isPersonal(line)
  const once = line.topUp ? t('cart.topUpOnce') : line.enforcement ? t('cart.enforcementOnce') : undefined
  // A personal ticket is bought once for each person; several that are there already can still become fewer.
  const most = personal || once ? shown : line.discountCode === null ? MAX_TICKETS_PER_ORDER - others : 1
  const price = format.money(line.priceInCents * shown)
  const notes = [
    shown > 1 && t('cart.each', { price: format.money(line.priceInCents) }),
    line.vatPermille > 0 && t('common.inclVat'),
  ]
  return (
    <Panel component="div" className={styles.panel}>
      <div className={styles.heading}>
        <Text variant="h3" component="h3" className={styles.title}>
          {line.ticketNameLong}
        </Text>
        <div className={styles.prices}>
          <PriceText note={notes.filter(Boolean).join(', ')}>{price}</PriceText>
          {line.discountCode !== null && (
            <Text component="s" variant="body2" color="textSecondary" className={styles.fullPrice}>
              {format.money(line.fullPriceInCents * shown)}
            </Text>
          )}
        </div>
      </div>
      <RelationLine ticket={line} />
      <div className={styles.facts}>
        <TicketFacts ticket={line} without={['relation']} />
      </div>
      <div className={styles.acts}>
        {(personal || once) && shown === 1 ? (
          <Text color="textSecondary" className={styles.count}>
            {once ?? t('cart.personal')}
          </Text>
        ) : (
          <AmountStepper
            label={t('cart.amountOf', { ticket: line.ticketName })}
            value={shown}
            max={most}
            onChange={value => void wish(value)}
          />
        )}
        <Button
          color="inherit"
          startIcon={<Icon path={mdiDeleteOutline} />}
          aria-label={t('cart.removeTicket', { ticket: line.ticketName })}
          onClick={onRemove}
          className={styles.remove}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </Panel>
  )
}

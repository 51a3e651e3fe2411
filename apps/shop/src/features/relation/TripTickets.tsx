import type { Price, TripTicket } from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiCartPlus } from '@mdi/js'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { useAddTicket } from '../../parts/tickets/choice/use-add-ticket.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './TripTickets.module.css'

interface Props {
  tickets: readonly TripTicket[]
  /** What they cost together. */
  sum: Price
}

const chosen = ({ offer, validFrom }: TripTicket) => ({
  sortId: offer.sortId,
  relationId: offer.relationId,
  validFrom,
  passengerCount: offer.passengers.min,
  serviceArea: SERVICE_AREA.ticket,
})

/** The tickets a trip with a change needs, one for each part of it, bought at one press at their sum. */
export function TripTickets({ tickets, sum }: Props) {
  const { t } = useTexts()
  const priceText = usePriceText()
  const { add, busy, errors } = useAddTicket()
  const [first, ...others] = tickets
  if (!first) return null
  const count = tickets.length
  const buy = () => void add(first.offer, { ...chosen(first), together: others.map(chosen) })
  return (
    <article>
      <TicketCard
        component="div"
        stub={
          <>
            <PriceText size="large" note={sum.vatPermille > 0 ? t('common.inclVat') : undefined}>
              {priceText(sum)}
            </PriceText>
            <BusyButton busy={busy} onClick={buy} startIcon={<Icon path={mdiCartPlus} />}>
              {t('tickets.addSeveral', { count })}
            </BusyButton>
          </>
        }
      >
        <Text variant="h3">{t('tickets.several', { count })}</Text>
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
      </TicketCard>
      <div className={errors.length > 0 ? styles.errors : undefined}>
        <CallErrors errors={errors} all />
      </div>
    </article>
  )
}

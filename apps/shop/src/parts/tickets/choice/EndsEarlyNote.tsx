import type { Trip } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiAlertOutline } from '@mdi/js'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { shifted, tripNow } from '../../live/live-facts.ts'
import styles from './ShortRestNote.module.css'
import type { TicketChoice } from './use-ticket-choice.ts'
import { periodFrom } from './validity-rule.ts'

interface Props {
  choice: TicketChoice
  /** For which it is. */
  trip: Trip
}

/** Says that a ticket ends while the trip it is for is still under way. */
export function EndsEarlyNote({ choice: { offer, start }, trip }: Props) {
  const { t } = useTexts()
  const { format, region } = useShop()
  if (!start || offer.rides > 1) return null
  const { validTo } = periodFrom(offer.validity, start, region.timeZone)
  const arrival = shifted(trip.arrival, tripNow(trip).arrival)
  if (validTo >= arrival) return null
  const [end, from, to] = [validTo, trip.departure, arrival].map(format.instantTime)
  return (
    <div className={styles.root}>
      <div className={styles.icon}>
        <div className={styles.words}>
          <Icon path={mdiAlertOutline} size={20} />
        </div>
        {t('tickets.endsEarly', { end, from, to })}
      </div>
    </div>
  )
}

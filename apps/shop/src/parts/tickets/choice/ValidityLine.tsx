import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiCalendarClock, mdiTicketConfirmationOutline } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import type { TicketChoice } from './use-ticket-choice.ts'
import { useValidityWords } from './use-validity-words.ts'
import styles from './ValidityLine.module.css'

/** When the ticket is good: from when to when, or how often where each ride has its own time. */
export function ValidityLine({ choice: { offer, start } }: { choice: TicketChoice }) {
  const { t } = useTexts()
  const words = useValidityWords()
  const severalRides = offer.rides > 1
  if (!severalRides && !start) return null
  return (
    <div className={styles.root}>
      <div className={styles.icon}>
        <Icon path={severalRides ? mdiTicketConfirmationOutline : mdiCalendarClock} size={20} />
      </div>
      <div className={styles.words}>
        {severalRides ? t('tickets.ridesShort', { count: offer.rides }) : start && words(offer.validity, start)}
      </div>
    </div>
  )
}

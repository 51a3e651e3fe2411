import type { Trip } from '@billett/contract'
import { brokenBy, tripNow } from '../../../parts/live/live-facts.ts'
import { TimeNow } from '../../../parts/live/TimeNow.tsx'
import styles from './TripTimes.module.css'

/** When a trip leaves and arrives, as planned and as it runs now, in one line that never breaks. */
export function TripTimes({ trip }: { trip: Trip }) {
  const now = tripNow(trip)
  const gone = brokenBy(trip) !== null
  return (
    <span className={styles.times}>
      <TimeNow planned={trip.departure} punctuality={now.departure} gone={gone} />
      {' – '}
      <TimeNow planned={trip.arrival} punctuality={now.arrival} gone={gone} />
    </span>
  )
}

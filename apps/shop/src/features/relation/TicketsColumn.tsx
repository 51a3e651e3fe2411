import type { Trip } from '@billett/contract'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { useCovering } from '@billett/web-kit/kit/layout/use-covering.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type Ref, Suspense, useRef, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { isPast } from '../../parts/search/is-past.ts'
import { CartBar } from '../../parts/tickets/CartBar.tsx'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { peopleIn } from '../../state/tariff/who.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './TicketsColumn.module.css'
import { TicketsPart } from './TicketsPart.tsx'
import type { useResults } from './use-results.ts'

/** Nobody has opened a trip yet when the page comes. */
const TripSheet = lazyWithTexts(['trips'], () => import('./trips/TripSheet.tsx').then(module => module.TripSheet))

/** px; of a trip that is opened, of two legs. */
const SHEET_HEIGHT = 400

interface Props {
  /** The one that is open. */
  trip: Trip | null
  /** Whether one is, or will be as soon as the trips are there. */
  isOpen: boolean
  results: ReturnType<typeof useResults>
  now: string
  /** Of the trip that is open. */
  heading: Ref<HTMLHeadingElement>
  onClose: () => void
  onChooseTrip: () => void
}

/** The trip that is open and the tickets for it, or those for the relation; how to buy it stays in view. */
export function TicketsColumn({ trip, isOpen, results, now, heading, onClose, onChooseTrip }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const isParty = peopleIn(useAppSelector(selectTariff).selectedWho) > 1
  const bar = useRef<HTMLDivElement>(null)
  const [foot, setFoot] = useState<HTMLDivElement | null>(null)
  useCovering(bar, 'bottom')
  const past = isPast(results.begins, now)
  const headline = t(trip ? 'tickets.ofTrip' : 'tickets.ofRelation')
  const lead = () => {
    if (past) return t('tickets.forPast')
    if (trip) return t('tickets.forTrip', { time: format.instantTime(trip.departure) })
    if (isParty) return t('tickets.forParty')
    return results.meant
      ? t('tickets.forNext', { time: format.instantTime(results.meant.departure) })
      : t('tickets.forRelation')
  }
  return (
    <div className={styles.column}>
      {isOpen && (
        <Suspense fallback={<Skeleton height={SHEET_HEIGHT} />}>
          {trip ? <TripSheet trip={trip} heading={heading} onClose={onClose} /> : <Skeleton height={SHEET_HEIGHT} />}
        </Suspense>
      )}
      <div ref={bar} className={isOpen ? styles.bar : undefined}>
        {isOpen && <CartBar still />}
        <div ref={setFoot} className={styles.foot} />
      </div>
      <section aria-label={headline}>
        <Text variant="h2">{headline}</Text>
        <Text color="textSecondary" role="status" className={styles.lead}>
          {lead()}
        </Text>
        {!past && <TicketsPart trip={trip} results={results} now={now} onChooseTrip={onChooseTrip} foot={foot} />}
        {!isOpen && <CartBar />}
      </section>
    </div>
  )
}

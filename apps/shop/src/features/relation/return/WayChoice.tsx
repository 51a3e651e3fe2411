import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import type { Filters } from '../../../state/tariff/filter-values.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TripsPart } from '../TripsPart.tsx'
import type { Stopover } from '../trips/use-stopover.ts'
import { BackTrips } from './BackTrips.tsx'
import { NoTripThere } from './NoTripThere.tsx'
import styles from './Return.module.css'
import type { useReturnResults } from './use-return-results.ts'

interface Props {
  relation: Relation
  stopover: Stopover
  results: ReturnType<typeof useReturnResults>
  /** Of the trips back, which takes the focus when they are to be chosen. */
  heading: ComponentProps<typeof Text>['ref']
  /** From where to where they go; undefined where that is not known. */
  name: ReactNode
  onFilter: (filters: Filters) => void
}

/** The trips of the way that is to be chosen: there, then back. */
export function WayChoice({ relation, stopover, results, heading, name, onFilter }: Props) {
  const { t } = useTexts()
  const now = useWallClock()
  const { view, way, from, there, home } = results
  const isOutward = view.step === 'outward'
  const headline = t(isOutward ? 'returnTrip.chooseOutward' : 'returnTrip.chooseBack')
  return (
    <section aria-label={headline}>
      <Text
        key={isOutward ? 'outward' : 'back'}
        variant="h2"
        ref={isOutward ? undefined : heading}
        tabIndex={-1}
        className={styles.heading}
      >
        {headline}
      </Text>
      {name !== undefined && (
        <Text color="textSecondary" className={styles.way}>
          {name}
        </Text>
      )}
      {isOutward ? (
        <TripsPart
          relation={relation}
          stopover={stopover}
          results={{ ...there, wanted: relation.dateTime ?? now }}
          open={undefined}
          isGone={view.isGone}
          addressOf={view.addressOfTrip}
          onNow={undefined}
          none={
            <NoTripThere relation={relation} title={t('trips.none')}>
              {t('returnTrip.noneOutwardText')}
            </NoTripThere>
          }
          onFilter={onFilter}
        />
      ) : (
        <BackTrips
          relation={relation}
          way={way}
          stopover={stopover.reference}
          list={home}
          trips={view.backTrips}
          from={from}
          open={view.backTrip?.id}
          isGone={view.isBackGone}
          addressOf={view.addressOfBackTrip}
          onFilter={onFilter}
        />
      )}
    </section>
  )
}

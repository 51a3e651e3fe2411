import { classes } from '@billett/web-kit/kit/classes.ts'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useCallback, useRef, useState } from 'react'
import { usePageName } from '../../hooks/page-name.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { PageLoader } from '../../parts/PageLoader.tsx'
import { StopSheet } from '../../parts/stops/StopSheet.tsx'
import type { ResultsView } from '../../state/tariff/results-view.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './RelationResults.module.css'
import { ResultsHead } from './ResultsHead.tsx'
import { TicketsColumn } from './TicketsColumn.tsx'
import { TripsPart } from './TripsPart.tsx'
import { useStopover } from './trips/use-stopover.ts'
import { useFilter } from './use-filter.ts'
import { useLateHeading } from './use-late-heading.ts'
import { useNamedEnds } from './use-named-ends.ts'
import { useOpenedTrip } from './use-opened-trip.ts'
import { useResults } from './use-results.ts'

const UnknownStop = lazyWithTexts(['returnTime', 'search'], () =>
  import('./UnknownStop.tsx').then(module => module.UnknownStop),
)

interface Props {
  relation: Relation
  onSearch: (relation: Relation) => void
}

/** Trips on one side, the trip that is open and tickets on the other; a phone shows one of them at a time. */
export function RelationResults({ relation, onSearch }: Props) {
  const { t } = useTexts()
  const now = useWallClock()
  const stopover = useStopover(relation)
  const { heading, focusHeading } = useLateHeading()
  const { part, trip, isOpen, isGone, addressOfTrip, show, close } = useOpenedTrip(
    useAppSelector(selectTariff).trips,
    focusHeading,
  )
  const results = useResults(relation, { now, stopover: stopover.reference, trip })
  const { start, end, unknown } = useNamedEnds(relation)
  usePageName(start.text && end.text ? t('search.relationSpoken', { from: start.text, to: end.text }) : undefined)
  const [editing, setEditing] = useState(false)
  const filter = useFilter(relation, stopover.reference)
  const tripsHeading = useRef<HTMLHeadingElement>(null)
  const chooseTrip = useCallback(() => {
    show('trips')
    requestAnimationFrame(() => tripsHeading.current?.focus())
  }, [show])
  const searchNow = useCallback(
    () => onSearch({ ...relation, start, end, timing: 'Departure', dateTime: null }),
    [onSearch, relation, start, end],
  )
  if (unknown.start || unknown.end)
    return (
      <Suspense fallback={<PageLoader />}>
        <UnknownStop ends={unknown} onSearch={onSearch} />
      </Suspense>
    )

  const onPhone = isOpen ? 'tickets' : part
  const column = (shown: ResultsView['part']) => classes(styles.column, onPhone !== shown && styles.notShown)
  return (
    <Page>
      <ResultsHead
        relation={{ ...relation, start, end, via: results.via }}
        stopover={stopover}
        editing={editing}
        onEdit={setEditing}
        onSearch={onSearch}
        onFilter={filter}
        onNow={searchNow}
      />
      {!isOpen && (
        <div className={styles.parts}>
          <SegmentedControl
            label={t('search.parts')}
            hideLabel
            look="tabs"
            value={part}
            options={[
              { value: 'trips', text: t('trips.headline') },
              { value: 'tickets', text: t('search.ticketsPart') },
            ]}
            onChange={value => show(value === 'tickets' ? 'tickets' : 'trips')}
          />
        </div>
      )}
      <div className={styles.columns}>
        <section aria-label={t('trips.headline')} className={column('trips')}>
          <Text variant="h2" ref={tripsHeading} tabIndex={-1} className={styles.tripsHeading}>
            {t('trips.headline')}
          </Text>
          <TripsPart
            relation={relation}
            stopover={stopover}
            results={results}
            open={trip?.id}
            isGone={isGone}
            addressOf={addressOfTrip}
            onNow={relation.dateTime === null ? undefined : searchNow}
            onFilter={filter}
          />
        </section>
        <div className={column('tickets')}>
          <TicketsColumn
            trip={trip}
            isOpen={isOpen}
            results={results}
            now={now}
            heading={heading}
            onClose={close}
            onChooseTrip={chooseTrip}
          />
        </div>
      </div>
      <StopSheet onTake={() => setEditing(true)} />
    </Page>
  )
}

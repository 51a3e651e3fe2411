import { classes } from '@billett/web-kit/kit/classes.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { useCallback, useState } from 'react'
import { usePageName } from '../../../hooks/page-name.ts'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import { RelationName } from '../../../parts/search/RelationName.tsx'
import { useReturnText } from '../../../parts/search/use-return-text.ts'
import { StopSheet } from '../../../parts/stops/StopSheet.tsx'
import { isAfterOutward } from '../../../state/tariff/after-outward.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ResultsHead } from '../ResultsHead.tsx'
import { useStopover } from '../trips/use-stopover.ts'
import { UnknownStop } from '../UnknownStop.tsx'
import { useFilter } from '../use-filter.ts'
import { useLateHeading } from '../use-late-heading.ts'
import { useNamedEnds } from '../use-named-ends.ts'
import { BothTrips } from './BothTrips.tsx'
import { ChosenTrip } from './ChosenTrip.tsx'
import styles from './Return.module.css'
import { StepList } from './StepList.tsx'
import { useReturnResults } from './use-return-results.ts'
import { useSingleSearches } from './use-single-searches.ts'
import { WayChoice } from './WayChoice.tsx'

interface Props {
  relation: Relation
  onSearch: (relation: Relation) => void
}

/** A search there and back, in three steps: the way there, the way back, the tickets of both in one order. */
export function ReturnResults({ relation, onSearch }: Props) {
  const { t } = useTexts()
  const now = useWallClock()
  const stopover = useStopover(relation)
  const { heading: backHeading, focusHeading: focusBack } = useLateHeading()
  const { heading: bothHeading, focusHeading: focusBoth } = useLateHeading()
  const focusStep = useCallback(
    (step: 'back' | 'both') => (step === 'back' ? focusBack() : focusBoth()),
    [focusBack, focusBoth],
  )
  const results = useReturnResults(relation, stopover.reference, focusStep)
  const { view, way, both } = results
  const { step, trip, backTrip } = view
  const single = useSingleSearches(relation, { way, trip, backTrip })
  const { start, end, unknown } = useNamedEnds(relation)
  const name = start.text && end.text ? t('search.relationSpoken', { from: start.text, to: end.text }) : undefined
  usePageName(name)
  const returnText = useReturnText()
  const [editing, setEditing] = useState(false)
  const filter = useFilter(relation, stopover.reference)
  if (unknown.start || unknown.end) return <UnknownStop ends={unknown} onSearch={onSearch} />

  const searchNow = () => {
    const { back = '' } = relation
    onSearch({
      ...relation,
      start,
      end,
      timing: 'Departure',
      dateTime: null,
      back: isAfterOutward(back, now) ? back : undefined,
    })
  }
  const ways = step === 'outward' ? { from: start.text, to: end.text } : { from: end.text, to: start.text }
  return (
    <Page>
      <ResultsHead
        relation={{ ...relation, start, end, via: null }}
        back={` · ${returnText(relation.back ?? '', relation.dateTime)}`}
        stopover={stopover}
        editing={editing}
        onEdit={setEditing}
        onSearch={onSearch}
        onFilter={filter}
        onNow={searchNow}
      />
      <StepList step={step} />
      <div className={styles.columns}>
        <div className={classes(styles.column, step === 'both' && styles.notShown)}>
          {step !== 'outward' && trip && (
            <div className={styles.above}>
              <ChosenTrip way="outward" trip={trip} price={trip.price} change={view.toOutward} />
            </div>
          )}
          <WayChoice
            relation={relation}
            stopover={stopover}
            results={results}
            heading={backHeading}
            name={name === undefined ? undefined : <RelationName {...ways} />}
            onFilter={filter}
          />
        </div>
        <div className={classes(styles.column, step !== 'both' && styles.notShown)}>
          <BothTrips
            outward={trip}
            back={backTrip}
            heading={bothHeading}
            toOutward={view.toOutward}
            toBack={view.toBack}
            price={both.price}
            errors={both.errors}
            onRetry={both.ask}
            single={single}
          />
        </div>
      </div>
      <StopSheet onTake={() => setEditing(true)} />
    </Page>
  )
}

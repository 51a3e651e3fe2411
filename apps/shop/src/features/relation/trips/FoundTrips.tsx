import type { Trip } from '@billett/contract'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { isWithoutTimetable } from './is-without-timetable.ts'
import type { TripList as List } from './TripList.tsx'

const TripList = lazyWithTexts(['tickets', 'trips'], () => import('./TripList.tsx').then(module => module.TripList))

const NoTrips = lazyWithTexts(['trips'], () => import('./NoTrips.tsx').then(module => module.NoTrips))

/** px; of a row. */
const ROW_HEIGHT = 94

interface Props extends Omit<ComponentProps<typeof List>, 'trips'> {
  /** Null while they are loading. */
  trips: readonly Trip[] | null
  errors: readonly CallError[]
  onRetry: () => void
  /** Asks for trips from now on; undefined where that is what was asked for. */
  onNow: (() => void) | undefined
  /** What stands there where there is no trip, if no tickets stand beside. */
  none?: ReactNode
}

/** The trips that were found, are on their way, could not be loaded or do not exist. */
export function FoundTrips({ trips, errors, onRetry, onNow, none, ...list }: Props) {
  const { t } = useTexts()
  const refusalText = useRefusalText()
  // Fetched while the trips are; where that fails, it is fetched again when they have come.
  useEffect(() => void import('./TripList.tsx').catch(() => undefined), [])
  if (trips?.length === 0 || (!trips && isWithoutTimetable(errors)))
    return <Suspense>{none ?? <NoTrips onNow={onNow} />}</Suspense>
  // Not fetched later: there may be no network.
  if (errors.length > 0 && !trips)
    return (
      <MessageBox
        kind="error"
        title={t('trips.failed')}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {refusalText(errors)} {none === undefined && t('trips.ticketsAnyway')}
      </MessageBox>
    )
  const loading = <SkeletonList label={t('trips.loading')} rows={3} height={ROW_HEIGHT} />
  return trips ? (
    <Suspense fallback={loading}>
      <TripList trips={trips} {...list} />
    </Suspense>
  ) : (
    loading
  )
}

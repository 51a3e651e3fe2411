import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react'
import type { Filters } from '../../../state/tariff/filter-values.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { FoundTrips } from './FoundTrips.tsx'
import { isWithoutTimetable } from './is-without-timetable.ts'
import { useAddedTrips } from './use-added-trips.ts'
import { useWayOut } from './use-way-out.ts'

const NoTripLeft = lazyWithTexts(['tripFilters'], () => import('./NoTripLeft.tsx').then(module => module.NoTripLeft))

interface Props extends ComponentProps<typeof FoundTrips> {
  /** What was asked for, from when on, and with which stop in between. */
  asked: { relation: Relation; dateTime: string; stopover: string | undefined }
  /** What is said where there are none. */
  noneText: string
  /** The trip of the address is none of those found. */
  isGone: boolean
  onFilter: (filters: Filters) => void
  className?: string | undefined
  /** Above them: what else is to be known of this search. */
  children?: ReactNode
}

/** Trips in one direction, how many are told, and the way out where a filter hides all of them. */
export function TripsShown({ asked, noneText, isGone, onFilter, className, children, ...list }: Props) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const { trips, errors } = list
  const { relation, ...when } = asked
  const isNone = trips === null ? isWithoutTimetable(errors) : trips.length === 0
  const wayOut = useWayOut(relation, { ...when, isNone })
  const added = useAddedTrips(place, trips)
  const found = () => {
    if (isNone) return noneText
    if (!trips) return null
    return added ? t(`trips.${added.side}Added`, { count: added.count }) : t('trips.found', { count: trips.length })
  }
  return (
    <div ref={place} className={className}>
      <LiveRegion>
        <VisuallyHidden key={trips?.length}>{found()}</VisuallyHidden>
      </LiveRegion>
      <LiveRegion>
        {isGone && (
          <MessageBox kind="info" title={t('trips.gone')}>
            {t('trips.goneText')}
          </MessageBox>
        )}
      </LiveRegion>
      {children}
      {wayOut ? (
        <Suspense>
          <NoTripLeft
            filter={wayOut.filter}
            hidden={wayOut.count}
            onRemove={() => onFilter({ [wayOut.filter]: undefined })}
          />
        </Suspense>
      ) : (
        <FoundTrips {...list} />
      )}
    </div>
  )
}

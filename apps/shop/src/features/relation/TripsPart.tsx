import type { Trip } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useMemo, useRef } from 'react'
import { relationQuery } from '../../state/tariff/relation-address.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LeftOut } from './LeftOut.tsx'
import styles from './TripsPart.module.css'
import { ChangesFilter, type MostChanges } from './trips/ChangesFilter.tsx'
import { FoundTrips } from './trips/FoundTrips.tsx'
import { NoTripLeft } from './trips/NoTripLeft.tsx'
import { StopoverChoice } from './trips/StopoverChoice.tsx'
import { useAddedTrips } from './trips/use-added-trips.ts'
import type { Stopover } from './trips/use-stopover.ts'
import type { useResults } from './use-results.ts'

interface Props {
  relation: Relation
  stopover: Stopover
  results: Pick<ReturnType<typeof useResults>, 'trips' | 'tripErrors' | 'earlier' | 'later' | 'askTrips'>
  /** Id of the trip that is open. */
  open: string | undefined
  /** The trip of the address is none of those found. */
  isGone: boolean
  addressOf: (trip: Trip) => string
  onNow: (() => void) | undefined
}

/** What narrows the trips, and the trips. */
export function TripsPart({ relation, stopover, results, open, isGone, addressOf, onNow }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const { changes } = relation
  const { trips } = results
  const shown = useMemo(
    () => (changes === undefined ? trips : (trips?.filter(trip => trip.changes <= Number(changes)) ?? null)),
    [changes, trips],
  )
  const filter = (most: MostChanges) => {
    const query = { ...relationQuery({ ...relation, changes: most }), stopover: stopover.reference }
    navigate(link('relation', { '*': '' }, query), { replace: true })
  }
  const list = useRef<HTMLDivElement>(null)
  const added = useAddedTrips(list, shown)
  const found = () => {
    if (!shown) return null
    return added ? t(`trips.${added.side}Added`, { count: added.count }) : t('trips.found', { count: shown.length })
  }
  const hidden = (trips?.length ?? 0) - (shown?.length ?? 0)
  return (
    <div ref={list} className={styles.trips}>
      <LiveRegion>
        <VisuallyHidden key={shown?.length}>{found()}</VisuallyHidden>
      </LiveRegion>
      <LiveRegion>
        {isGone && (
          <MessageBox kind="info" title={t('trips.gone')}>
            {t('trips.goneText')}
          </MessageBox>
        )}
      </LiveRegion>
      <StopoverChoice stopover={stopover} />
      <LeftOut />
      <div className={styles.filter}>
        <ChangesFilter value={changes} onChange={filter} />
      </div>
      {shown?.length === 0 && hidden > 0 ? (
        <NoTripLeft hidden={hidden} onRemove={() => filter(undefined)} />
      ) : (
        <FoundTrips
          trips={shown}
          errors={results.tripErrors}
          open={open}
          earlier={results.earlier}
          later={results.later}
          addressOf={addressOf}
          onRetry={results.askTrips}
          onNow={onNow}
        />
      )}
    </div>
  )
}

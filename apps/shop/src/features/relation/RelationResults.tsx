import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { usePageName } from '../../hooks/page-name.ts'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { PageLoader } from '../../parts/PageLoader.tsx'
import { isPast } from '../../parts/search/is-past.ts'
import { LateSearch } from '../../parts/search/LateSearch.tsx'
import { PastNote } from '../../parts/search/PastNote.tsx'
import { SearchSummary } from '../../parts/search/SearchSummary.tsx'
import { StopSheet } from '../../parts/stops/StopSheet.tsx'
import { CartBar } from '../../parts/tickets/CartBar.tsx'
import { isPriced, RelationTickets } from '../../parts/tickets/RelationTickets.tsx'
import { relationQuery } from '../../state/tariff/relation-address.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { peopleIn } from '../../state/tariff/who.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LeftOut } from './LeftOut.tsx'
import styles from './RelationResults.module.css'
import { ChangesFilter, type MostChanges } from './trips/ChangesFilter.tsx'
import { NoTripLeft } from './trips/NoTripLeft.tsx'
import { StopoverChoice } from './trips/StopoverChoice.tsx'
import { TripList } from './trips/TripList.tsx'
import { useStopover } from './trips/use-stopover.ts'
import { useNamedEnds } from './use-named-ends.ts'
import { useResults } from './use-results.ts'

const UnknownStop = lazyWithTexts(['search'], () => import('./UnknownStop.tsx').then(module => module.UnknownStop))

/** Nobody has chosen a trip yet when the page comes. */
const TripTickets = lazyWithTexts(['tickets'], () => import('./TripTickets.tsx').then(module => module.TripTickets))

const PartyTickets = lazyWithTexts(['party', 'search', 'tickets'], () =>
  import('./PartyTickets.tsx').then(module => module.PartyTickets),
)

/** px; of the tickets of a trip on a phone. */
const CARD_HEIGHT = 260

type Part = 'trips' | 'tickets'

interface Props {
  relation: Relation
  onSearch: (relation: Relation) => void
}

/** Trips on one side, tickets on the other; a phone shows one of them at a time. */
export function RelationResults({ relation, onSearch }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const navigate = useNavigate()
  const now = useWallClock()
  const stopover = useStopover(relation)
  const results = useResults(relation, now, stopover.reference)
  const { start, end, unknown } = useNamedEnds(relation)
  usePageName(start.text && end.text ? t('search.relationSpoken', { from: start.text, to: end.text }) : undefined)
  const [editing, setEditing] = useState(false)
  const [part, setPart] = useState<Part>('trips')
  const tripsHeading = useRef<HTMLHeadingElement>(null)
  const ticketsHeading = useRef<HTMLHeadingElement>(null)
  const { trip, choose } = results
  const show = useCallback((shown: Part) => {
    setPart(shown)
    const heading = shown === 'trips' ? tripsHeading : ticketsHeading
    requestAnimationFrame(() => heading.current?.focus())
  }, [])
  const searchNow = useCallback(
    () => onSearch({ ...relation, start, end, timing: 'Departure', dateTime: null }),
    [onSearch, relation, start, end],
  )
  const past = isPast(results.wanted, now)
  const { changes } = relation
  const isParty = peopleIn(useAppSelector(selectTariff).selectedWho) > 1
  const shown = useMemo(
    () =>
      changes === undefined ? results.trips : (results.trips?.filter(each => each.changes <= Number(changes)) ?? null),
    [changes, results.trips],
  )
  const filter = (most: MostChanges) => {
    const query = { ...relationQuery({ ...relation, changes: most }), stopover: stopover.reference }
    navigate(link('relation', { '*': '' }, query), { replace: true })
  }
  const hidden = (results.trips?.length ?? 0) - (shown?.length ?? 0)
  const ticketsLead = () => {
    if (past) return t('tickets.forPast')
    if (trip) return t('tickets.forTrip', { time: format.instantTime(trip.departure) })
    return t(isParty ? 'tickets.forParty' : 'tickets.forRelation')
  }
  // What changes beside the lists does not draw all their cards anew.
  const tripList = useMemo(
    () => (
      <TripList
        trips={shown}
        errors={results.tripErrors}
        selected={results.selectedTrip}
        earlier={results.earlier}
        later={results.later}
        onSelect={chosen => {
          choose(chosen)
          show('tickets')
        }}
        onRetry={results.askTrips}
        onNow={relation.dateTime === null ? undefined : searchNow}
      />
    ),
    [
      shown,
      results.tripErrors,
      results.selectedTrip,
      results.earlier,
      results.later,
      results.askTrips,
      choose,
      show,
      relation.dateTime,
      searchNow,
    ],
  )
  const ticketList = useMemo(
    () => (
      <RelationTickets
        groups={trip?.tickets ? (results.groups?.filter(isPriced) ?? null) : results.groups}
        errors={results.ticketErrors}
        question={results.question}
        wanted={results.wanted}
        notBefore={trip ? results.wanted.slice(0, 10) : undefined}
        now={now}
        onRetry={results.askTickets}
        onChooseTrip={() => show('trips')}
        first={
          trip &&
          (trip.tickets ?? trip.party) && (
            <Suspense fallback={<Skeleton height={CARD_HEIGHT} />}>
              {trip.tickets && <TripTickets tickets={trip.tickets} sum={trip.price} />}
              {trip.party && <PartyTickets key={trip.id} trip={trip} party={trip.party} />}
            </Suspense>
          )
        }
        nextStep={
          <Button component={Link} to={link('start')} variant="outlined">
            {t('tickets.otherTickets')}
          </Button>
        }
      />
    ),
    [
      trip,
      results.groups,
      results.ticketErrors,
      results.question,
      results.wanted,
      results.askTickets,
      now,
      show,
      link,
      t,
    ],
  )
  if (unknown.start || unknown.end)
    return (
      <Suspense fallback={<PageLoader />}>
        <UnknownStop ends={unknown} onSearch={onSearch} />
      </Suspense>
    )

  const column = (shown: Part) => classes(styles.column, part !== shown && styles.notShown)
  const heading = (shown: Part, text: string) => (
    <Text variant="h2" ref={shown === 'trips' ? tripsHeading : ticketsHeading} tabIndex={-1} className={styles.heading}>
      {text}
    </Text>
  )
  return (
    <Page>
      <SearchSummary
        relation={{ ...relation, start, end, via: results.via }}
        editing={editing}
        onEdit={() => setEditing(!editing)}
      />
      {editing && (
        <div className={styles.search}>
          <LateSearch
            onSearch={changed => {
              setEditing(false)
              onSearch(changed)
            }}
          />
        </div>
      )}
      <div className={styles.past}>
        <LiveRegion>
          <PastNote dateTime={relation.dateTime} onNow={searchNow} />
        </LiveRegion>
      </div>
      <div className={styles.parts}>
        <SegmentedControl
          label={t('search.parts')}
          hideLabel
          value={part}
          options={[
            { value: 'trips', text: t('trips.headline') },
            { value: 'tickets', text: t('search.ticketsPart') },
          ]}
          onChange={value => setPart(value === 'tickets' ? 'tickets' : 'trips')}
        />
      </div>
      <div className={styles.columns}>
        <section aria-label={t('trips.headline')} className={column('trips')}>
          {heading('trips', t('trips.headline'))}
          <LiveRegion>
            {shown && <VisuallyHidden>{t('trips.found', { count: shown.length })}</VisuallyHidden>}
          </LiveRegion>
          <div className={styles.trips}>
            <StopoverChoice stopover={stopover} />
            <LeftOut />
            <div className={styles.filter}>
              <ChangesFilter value={changes} onChange={filter} />
            </div>
            {shown?.length === 0 && hidden > 0 ? (
              <NoTripLeft hidden={hidden} onRemove={() => filter(undefined)} />
            ) : (
              tripList
            )}
          </div>
        </section>
        <section aria-label={t('tickets.headline')} className={column('tickets')}>
          {heading('tickets', t('tickets.headline'))}
          <Text color="textSecondary" role="status" className={styles.lead}>
            {ticketsLead()}
          </Text>
          {!past && ticketList}
          <CartBar />
        </section>
      </div>
      <StopSheet onTake={() => setEditing(true)} />
    </Page>
  )
}

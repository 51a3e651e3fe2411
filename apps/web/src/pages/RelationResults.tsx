import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isPast } from '../features/search/is-past.ts'
import { PastNote } from '../features/search/PastNote.tsx'
import { SearchSummary } from '../features/search/SearchSummary.tsx'
import { StopSheet } from '../features/stops/StopSheet.tsx'
import { CartBar } from '../features/tickets/CartBar.tsx'
import { RelationTickets } from '../features/tickets/RelationTickets.tsx'
import { TripList } from '../features/trips/TripList.tsx'
import { useShop } from '../hooks/shop.ts'
import { useWallClock } from '../hooks/use-wall-clock.ts'
import { PageLoader } from '../parts/PageLoader.tsx'
import type { Relation } from '../state/tariff/tariff.slice.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Page } from '../ui/Page.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { LateSearch } from './LateSearch.tsx'
import { LeftOut } from './LeftOut.tsx'
import { useNamedEnds } from './use-named-ends.ts'
import { useResults } from './use-results.ts'

const UnknownStop = lazy(() => import('./UnknownStop.tsx').then(module => ({ default: module.UnknownStop })))

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
  const now = useWallClock()
  const results = useResults(relation, now)
  const { start, end, unknown } = useNamedEnds(relation)
  const [editing, setEditing] = useState(false)
  const [part, setPart] = useState<Part>('trips')
  const headings = { trips: useRef<HTMLHeadingElement>(null), tickets: useRef<HTMLHeadingElement>(null) }
  const { trip } = results
  const show = (shown: Part) => {
    setPart(shown)
    requestAnimationFrame(() => headings[shown].current?.focus())
  }
  const searchNow = () => onSearch({ ...relation, start, end, timing: 'Departure', dateTime: null })
  const past = isPast(results.wanted, now)
  const ticketsLead = () => {
    if (past) return t('tickets.forPast')
    return trip ? t('tickets.forTrip', { time: format.instantTime(trip.departure) }) : t('tickets.forRelation')
  }
  // What changes beside the lists does not draw all their cards anew.
  const tripList = useMemo(
    () => (
      <TripList
        trips={results.trips}
        errors={results.tripErrors}
        selected={results.selectedTrip}
        earlier={results.earlier}
        later={results.later}
        onSelect={chosen => {
          results.choose(chosen)
          show('tickets')
        }}
        onRetry={results.askTrips}
        onNow={relation.dateTime === null ? undefined : searchNow}
      />
    ),
    [
      results.trips,
      results.tripErrors,
      results.selectedTrip,
      results.earlier,
      results.later,
      results.askTrips,
      relation,
      start.text,
      end.text,
      onSearch,
    ],
  )
  const ticketList = useMemo(
    () => (
      <RelationTickets
        groups={results.groups}
        errors={results.ticketErrors}
        question={results.question}
        wanted={results.wanted}
        now={now}
        onRetry={results.askTickets}
        onChooseTrip={() => show('trips')}
        nextStep={
          <Button component={Link} to={link('start')} variant="outlined">
            {t('tickets.otherTickets')}
          </Button>
        }
      />
    ),
    [results.groups, results.ticketErrors, results.question, results.wanted, results.askTickets, now, link, t],
  )
  if (unknown.start || unknown.end)
    return (
      <Suspense fallback={<PageLoader />}>
        <UnknownStop ends={unknown} onSearch={onSearch} />
      </Suspense>
    )

  const column = (shown: Part) => ({ minWidth: 0, display: { xs: part === shown ? 'block' : 'none', md: 'block' } })
  const heading = (shown: Part, text: string) => (
    <Typography variant="h2" ref={headings[shown]} tabIndex={-1} sx={{ outline: 'none' }}>
      {text}
    </Typography>
  )
  return (
    <Page>
      <SearchSummary
        relation={{ ...relation, start, end, via: results.via }}
        editing={editing}
        onEdit={() => setEditing(!editing)}
      />
      {editing && (
        <Box sx={{ mt: 2 }}>
          <LateSearch
            onSearch={changed => {
              setEditing(false)
              onSearch(changed)
            }}
          />
        </Box>
      )}
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <PastNote dateTime={relation.dateTime} onNow={searchNow} />
      </Box>
      <Box sx={{ display: { xs: 'block', md: 'none' }, mt: 2 }}>
        <SegmentedControl
          legend={t('search.parts')}
          hideLegend
          value={part}
          options={[
            { value: 'trips', text: t('trips.headline') },
            { value: 'tickets', text: t('search.ticketsPart') },
          ]}
          onChange={value => setPart(value === 'tickets' ? 'tickets' : 'trips')}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Box component="section" aria-label={t('trips.headline')} sx={column('trips')}>
          {heading('trips', t('trips.headline'))}
          <Box sx={{ mt: 1.5 }}>
            <LeftOut />
            {tripList}
          </Box>
        </Box>
        <Box component="section" aria-label={t('tickets.headline')} sx={column('tickets')}>
          {heading('tickets', t('tickets.headline'))}
          <Typography color="textSecondary" role="status" sx={{ mt: 0.5, mb: 2 }}>
            {ticketsLead()}
          </Typography>
          {!past && ticketList}
          <CartBar />
        </Box>
      </Box>
      <StopSheet onTake={() => setEditing(true)} />
    </Page>
  )
}

import type { Trip } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { Suspense, useMemo } from 'react'
import { isPriced, RelationTickets } from '../../parts/tickets/RelationTickets.tsx'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { useResults } from './use-results.ts'

/** Nobody has chosen a trip yet when the page comes. */
const TripTickets = lazyWithTexts(['tickets'], () => import('./TripTickets.tsx').then(module => module.TripTickets))

const PartyTickets = lazyWithTexts(['party', 'search', 'tickets'], () =>
  import('./PartyTickets.tsx').then(module => module.PartyTickets),
)

/** px; of the tickets of a trip on a phone. */
const CARD_HEIGHT = 260

interface Props {
  trip: Trip | null
  results: Pick<
    ReturnType<typeof useResults>,
    'groups' | 'ticketErrors' | 'question' | 'meant' | 'wanted' | 'begins' | 'askTickets'
  >
  now: string
  onChooseTrip: () => void
  /** Where the buttons stand while a trip is open. */
  foot: Element | null
}

/** The tickets of the trip that is open, those it needs together first; or those of the relation. */
export function TicketsPart({ trip, results, now, onChooseTrip, foot }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { groups, ticketErrors, question, meant, wanted, begins, askTickets } = results
  // What changes beside the list does not draw all its cards anew.
  return useMemo(
    () => (
      <RelationTickets
        groups={trip?.tickets ? (groups?.filter(isPriced) ?? null) : groups}
        errors={ticketErrors}
        question={question}
        wanted={begins}
        searched={trip ? begins : wanted}
        notBefore={trip ? begins.slice(0, 10) : undefined}
        trip={meant}
        foot={trip ? foot : undefined}
        now={now}
        onRetry={askTickets}
        onChooseTrip={onChooseTrip}
        first={
          trip &&
          (trip.tickets ?? trip.party) && (
            <Suspense fallback={<Skeleton height={CARD_HEIGHT} />}>
              {trip.tickets && <TripTickets tickets={trip.tickets} sum={trip.price} foot={foot ?? undefined} />}
              {trip.party && <PartyTickets key={trip.id} trip={trip} party={trip.party} foot={foot ?? undefined} />}
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
    [trip, groups, ticketErrors, question, meant, wanted, begins, askTickets, now, onChooseTrip, foot, link, t],
  )
}

import type { Trip } from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { tripQuestion } from '../../state/tariff/filters.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import {
  getRelationGroups,
  searchEarlierTrips,
  searchLaterTrips,
  searchTrips,
} from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { adoptRelation, type Relation, selectTrip } from '../../state/tariff/tariff.slice.ts'
import { relationQuestion } from '../../state/tariff/ticket-question.ts'
import { wallClockAt } from '../../state/tariff/trip-facts.ts'
import { tripAhead } from './trip-ahead.ts'
import { useUsualModes } from './use-usual-modes.ts'

interface View {
  /** Wall clock. */
  now: string
  stopover: string | undefined
  /** The one that is open. */
  trip: Trip | null
}

/**
 * Trips, by way of a stop where one is given, and tickets for a relation; the tickets again, with exact prices, as soon
 * as a trip is chosen. Both lists are deferred: so many cards take their time to be drawn, and the page answers
 * meanwhile.
 */
export function useResults(relation: Relation, { now, stopover, trip }: View) {
  const dispatch = useAppDispatch()
  const { region } = useShop()
  const { trips, selectedVia, productGroups } = useAppSelector(selectTariff)
  const { start, end, via, timing, dateTime } = relation
  const wanted = dateTime ?? now
  const shown = useDeferredValue(trips)
  const meant = useMemo(
    () => trip ?? tripAhead(shown ?? [], { timing, at: wanted, now, zone: region.timeZone }),
    [trip, shown, timing, wanted, now, region.timeZone],
  )
  const begins = meant ? wallClockAt(meant.departure, region.timeZone) : wanted
  const date = begins.slice(0, 10)
  const question = useMemo(() => relationQuestion({ start, end, via }, trip, date), [start, end, via, trip, date])

  const usual = useUsualModes()
  const ends = useMemo(
    () => ({ ...tripQuestion(relation, usual, stopover), polyline: true }),
    [relation, usual, stopover],
  )
  const tripsQuery = useCallback(
    () => ({ ...ends, dateTime: dateTime ?? wallClockNow(region.timeZone), selectedTiming: timing }),
    [ends, dateTime, timing, region.timeZone],
  )
  const askTrips = useCallback(() => void dispatch(searchTrips({ query: tripsQuery() })), [dispatch, tripsQuery])
  const askTickets = useCallback(() => {
    if (question.date) void dispatch(getRelationGroups({ query: question }))
  }, [dispatch, question])

  const opened = trip?.id ?? null
  useEffect(() => void dispatch(adoptRelation(relation)), [dispatch, relation])
  useEffect(() => void dispatch(selectTrip(opened)), [dispatch, opened])
  useEffect(askTrips, [askTrips])
  useInEachLanguage(askTickets)

  const first = trips?.[0]
  const last = trips?.at(-1)
  const askEarlier = useCallback(() => {
    const at = first && wallClockAt(addMinutes(first.arrival, -1), region.timeZone)
    if (at) void dispatch(searchEarlierTrips({ query: { ...ends, dateTime: at, selectedTiming: 'Arrival' } }))
  }, [dispatch, ends, first, region.timeZone])
  const askLater = useCallback(() => {
    const at = last && wallClockAt(addMinutes(last.departure, 1), region.timeZone)
    if (at) void dispatch(searchLaterTrips({ query: { ...ends, dateTime: at, selectedTiming: 'Departure' } }))
  }, [dispatch, ends, last, region.timeZone])
  const { loading: earlierComing, errors: earlierErrors } = useCall(searchEarlierTrips)
  const { loading: laterComing, errors: laterErrors } = useCall(searchLaterTrips)
  return {
    trips: shown,
    wanted,
    /** The trip its tickets are for: the one that is open, or the one that is meant while none is. */
    meant,
    /** When these begin. Wall clock. */
    begins,
    question,
    via: selectedVia,
    groups: useDeferredValue(productGroups.via),
    tripErrors: useCall(searchTrips).errors,
    ticketErrors: useCall(getRelationGroups).errors,
    tripsQuery,
    askTrips,
    askTickets,
    earlier: useMemo(
      () => ({ loading: earlierComing, errors: earlierErrors, onPress: askEarlier }),
      [earlierComing, earlierErrors, askEarlier],
    ),
    later: useMemo(
      () => ({ loading: laterComing, errors: laterErrors, onPress: askLater }),
      [laterComing, laterErrors, askLater],
    ),
  }
}

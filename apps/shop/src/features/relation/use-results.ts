import type { Trip } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../hooks/use-in-each-language.ts'
import { tripQuestion } from '../../state/tariff/filters.ts'
import { getRelationGroups } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { adoptRelation, type Relation, selectTrip } from '../../state/tariff/tariff.slice.ts'
import { relationQuestion } from '../../state/tariff/ticket-question.ts'
import { wallClockAt } from '../../state/tariff/trip-facts.ts'
import { tripAhead } from './trip-ahead.ts'
import { useTripList } from './use-trip-list.ts'
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
  const askTickets = useCallback(() => {
    if (question.date) void dispatch(getRelationGroups({ query: question }))
  }, [dispatch, question])

  const opened = trip?.id ?? null
  useEffect(() => void dispatch(adoptRelation(relation)), [dispatch, relation])
  useEffect(() => void dispatch(selectTrip(opened)), [dispatch, opened])
  const list = useTripList('outward', trips, ends, { dateTime, timing })
  useInEachLanguage(askTickets)

  return {
    ...list,
    wanted,
    /** The trip its tickets are for: the one that is open, or the one that is meant while none is. */
    meant,
    /** When these begin. Wall clock. */
    begins,
    question,
    via: selectedVia,
    groups: useDeferredValue(productGroups.via),
    ticketErrors: useCall(getRelationGroups).errors,
    askTickets,
  }
}

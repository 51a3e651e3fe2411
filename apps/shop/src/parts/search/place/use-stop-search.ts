import { SERVICE_AREA } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { wallClockNow } from '../../../state/tariff/now.ts'
import { searchDestinations, searchOrigins } from '../../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'

/** Milliseconds (Spec 1 §9). */
const SEARCH_DELAY = 300

/** Where a journey begins or ends. */
export type End = 'start' | 'end'

/**
 * Suggestions for an end of the relation. `search` waits until typing pauses; a newer search cancels the one that is
 * running; `stop` gives up one that still waits. There are no suggestions until those of the newest search have come.
 */
export function useStopSearch(end: End) {
  const dispatch = useAppDispatch()
  const { client, region } = useShop()
  const { startingPointLimit, endingPointLimit } = client.config.settings
  const { searchOptions, selectedStart } = useAppSelector(selectTariff)
  const { loading, failed } = useCall(end === 'start' ? searchOrigins : searchDestinations)
  const [waiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  const origin = selectedStart?.reference

  const ask = async (text: string, number: number): Promise<void> => {
    const query = {
      date: wallClockNow(region.timeZone).slice(0, 10),
      search: text.trim() || undefined,
      serviceArea: SERVICE_AREA.ticket,
    }
    await (end === 'start'
      ? dispatch(searchOrigins({ query: { ...query, pageSize: startingPointLimit } }))
      : dispatch(searchDestinations({ query: { ...query, origin, pageSize: endingPointLimit } })))
    if (newest.current === number) setWaiting(false)
  }
  const stop = () => {
    clearTimeout(timer.current)
    newest.current += 1
    setWaiting(false)
  }
  const search = (text: string, delay = SEARCH_DELAY) => {
    stop()
    const number = newest.current
    setWaiting(true)
    timer.current = setTimeout(() => void ask(text, number), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const found = end === 'start' ? searchOptions.origins : searchOptions.destinations
  return { stops: waiting || failed ? [] : found, search, stop, loading: waiting || loading, failed }
}

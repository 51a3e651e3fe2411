import { SERVICE_AREA } from '@billett/domain'
import { useCallback, useEffect, useRef } from 'react'
import { useShop } from '../../app/shop.ts'
import { useAppDispatch, useAppSelector } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { searchDestinations, searchOrigins } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'

/** Milliseconds (Spec 1 §9). */
const SEARCH_DELAY = 300

/** Where a journey begins or ends. */
export type End = 'start' | 'end'

/** Suggestions for an end of the relation. `search` waits until typing pauses; a newer search cancels the one that is running; `stop` gives up one that still waits. */
export function useStopSearch(end: End) {
  const dispatch = useAppDispatch()
  const { client, region } = useShop()
  const { startingPointLimit, endingPointLimit } = client.config.settings
  const { searchOptions, selectedStart } = useAppSelector(selectTariff)
  const call = useCall(end === 'start' ? searchOrigins : searchDestinations)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const origin = selectedStart?.reference

  const ask = useCallback(
    (text: string) => {
      const query = {
        date: wallClockNow(region.timeZone).slice(0, 10),
        search: text.trim() || undefined,
        serviceArea: SERVICE_AREA.ticket,
      }
      void (end === 'start'
        ? dispatch(searchOrigins({ query: { ...query, pageSize: startingPointLimit } }))
        : dispatch(searchDestinations({ query: { ...query, origin, pageSize: endingPointLimit } })))
    },
    [dispatch, end, origin, region.timeZone, startingPointLimit, endingPointLimit],
  )
  const search = (text: string, delay = SEARCH_DELAY) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(text), delay)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  return { stops: end === 'start' ? searchOptions.origins : searchOptions.destinations, search, stop, ...call }
}

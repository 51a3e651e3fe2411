import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { searchLocations } from '../../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'

/** Milliseconds (Spec 1 §9). */
const SEARCH_DELAY = 300

/**
 * Places whose names fit, once typing pauses. Nothing is asked while nothing is typed; what came for other letters is
 * not shown.
 */
export function useLocationSearch() {
  const dispatch = useAppDispatch()
  const { locations } = useAppSelector(selectTariff)
  const { loading, failed } = useCall(searchLocations)
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    const wanted = text.trim()
    clearTimeout(timer.current)
    setTyped(wanted)
    if (wanted === '') return
    timer.current = setTimeout(async () => {
      await dispatch(searchLocations({ query: { search: wanted } }))
      setAsked(wanted)
    }, SEARCH_DELAY)
  }
  const waiting = typed !== '' && (loading || asked !== typed)
  return { found: waiting || typed === '' || failed ? [] : locations, waiting, typed, failed, search }
}

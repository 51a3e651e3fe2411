import type { Location } from '@billett/contract'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getNearbyStops } from '../../../state/tariff/tariff.calls.ts'
import { selectLocation } from '../../../state/tariff/tariff.slice.ts'

/** How many stops, within how many metres. */
const AROUND = { amount: 10, radius: 2000 }

/** Milliseconds. */
const PATIENCE = 15_000

type Phase = 'idle' | 'asking' | 'done' | 'refused' | 'failed'

/** Reference of the place that is where the device is. */
const HERE = 'here'

/**
 * Stops around a place, or around where the device says it is; it is asked only when somebody presses the button for
 * it.
 */
export function useNearby() {
  const dispatch = useAppDispatch()
  const [phase, setPhase] = useState<Phase>('idle')
  const around = async (place: Location) => {
    setPhase('asking')
    dispatch(selectLocation(place))
    const { latitude, longitude } = place
    const answer = await dispatch(getNearbyStops({ query: { latitude, longitude, ...AROUND } }))
    if (getNearbyStops.fulfilled.match(answer)) setPhase('done')
    else if (!answer.payload?.superseded) setPhase('failed')
  }
  const aroundHere = () => {
    if (!('geolocation' in navigator)) return setPhase('failed')
    setPhase('asking')
    dispatch(selectLocation(null))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => void around({ reference: HERE, name: '', latitude, longitude }),
      error => setPhase(error.code === error.PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: PATIENCE, maximumAge: PATIENCE },
    )
  }
  return { phase, around, aroundHere }
}

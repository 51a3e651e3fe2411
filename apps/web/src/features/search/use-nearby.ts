import { useState } from 'react'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { getNearbyStops } from '../../state/tariff/tariff.calls.ts'

/** How many stops, within how many metres. */
const AROUND = { amount: 4, radius: 2000 }

/** Milliseconds. */
const PATIENCE = 15_000

type Phase = 'idle' | 'asking' | 'done' | 'refused' | 'failed'

/** Asks the device where it is, only when somebody presses the button for it. */
export function useNearby() {
  const dispatch = useAppDispatch()
  const [phase, setPhase] = useState<Phase>('idle')
  const ask = () => {
    if (!('geolocation' in navigator)) return setPhase('failed')
    setPhase('asking')
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude, longitude } }) => {
        const answer = await dispatch(getNearbyStops({ query: { latitude, longitude, ...AROUND } }))
        setPhase(getNearbyStops.fulfilled.match(answer) ? 'done' : 'failed')
      },
      error => setPhase(error.code === error.PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: PATIENCE, maximumAge: PATIENCE },
    )
  }
  return { phase, ask }
}

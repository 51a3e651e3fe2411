import { useEffect } from 'react'

/** Keeps the screen on while the component is shown, in browsers that can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => {
      void lock.then(held => held?.release())
    }
  }, [])
}

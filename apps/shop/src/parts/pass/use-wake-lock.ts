import { useEffect } from 'react'

/**
 * Keeps the screen on while the component is shown, in browsers that can. They let go of it when something else is
 * looked at meanwhile, so it is asked for again on coming back.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    const { wakeLock } = navigator
    const ask = () => wakeLock.request('screen').catch(() => undefined)
    let lock = ask()
    const back = (): void => {
      if (document.visibilityState === 'visible') lock = ask()
    }
    document.addEventListener('visibilitychange', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      void lock.then(held => held?.release())
    }
  }, [])
}

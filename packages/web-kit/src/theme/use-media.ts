import { useCallback, useSyncExternalStore } from 'react'

/** What a device wishes, now and when it changes its mind; on the server it wishes for nothing. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const asked = window.matchMedia(query)
      asked.addEventListener('change', changed)
      return () => asked.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The page's script has taken it over; not so while it is as the server drew it. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

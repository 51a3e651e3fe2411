import { createContext, use } from 'react'

export type Say = (words: string) => void

/** `Toasts` gives it. */
export const SayContext = createContext<Say | null>(null)

/**
 * `say('Saved.')`: a word about what has just been done where it is not to be seen otherwise, at the lower edge for a
 * few seconds. Never for what somebody must know: that is a `MessageBox`.
 */
export function useSay(): Say {
  const say = use(SayContext)
  if (!say) throw new Error('useSay needs Toasts around it.')
  return say
}

/** `Toasts` gives it: a place where something is said goes, and what is said in it needs another. */
export const PlaceGoneContext = createContext<() => void>(() => undefined)

import { createContext, use, useLayoutEffect } from 'react'

/** Says that something loads, until what is returned is called. */
export type TellLoading = (words: string) => () => void

/** `LoadingVoice` gives it; without one nothing is read out. */
export const LoadingContext = createContext<TellLoading | null>(null)

/** What loads says so as long as it stands in the page. */
export function useTellLoading(words: string): void {
  const tell = use(LoadingContext)
  // Before anything is drawn: what takes the place of something else that loads goes on with its words.
  useLayoutEffect(() => tell?.(words), [tell, words])
}

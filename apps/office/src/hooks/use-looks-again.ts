import { useEffect } from 'react'

/** Milliseconds between two looks at what a worker is doing. */
const LOOK_EVERY = 1500

/** Looks again and again as long as a worker is at something, one look after the other, also after one that failed. */
export function useLooksAgain(isWorked: boolean, loading: boolean, again: () => void): void {
  useEffect(() => {
    if (!isWorked || loading) return
    const timer = setTimeout(again, LOOK_EVERY)
    return () => clearTimeout(timer)
  }, [again, isWorked, loading])
}

import { useEffect, useEffectEvent } from 'react'
import { takeTyped } from '../kit/lazy/kept-typing.ts'

/** Puts back what stood in a field before a piece that did not come had the page loaded anew. */
export function useKeptTyping(name: string, putBack: (typed: string) => void): void {
  const put = useEffectEvent(() => {
    const typed = takeTyped(name)
    if (typed !== undefined) putBack(typed)
  })
  useEffect(() => put(), [])
}

import { useEffect, useRef, useState } from 'react'

/** Words once they are others than the first that were known: what was there from the start need not be said. */
export function useChanged(words: string | undefined): string | undefined {
  const first = useRef(words)
  const [changed, setChanged] = useState<string>()
  useEffect(() => {
    if (words === undefined) return
    if (first.current === undefined) first.current = words
    else if (words !== first.current) {
      first.current = ''
      setChanged(words)
    }
  }, [words])
  return changed
}

import { useEffect, useRef, useState } from 'react'

interface State {
  /** The headline, which says how the order stands. */
  title: string
  /** Nothing more will come of it by itself. */
  decided: boolean
}

/**
 * Tells whoever does not see it that an order stands otherwise than before: what is decided by its headline, which gets
 * the focus; that it still is not by the words given back, for a status region, so that the focus stays where it is.
 */
export function useToldState({ title, decided }: State): string {
  const shown = useRef(title)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    const main = document.querySelector('main')
    const at = document.activeElement
    const isElsewhere = at !== document.body && at !== null && !main?.contains(at)
    const hasPlace = at !== document.body && at !== null && !decided
    if (isElsewhere || hasPlace) return setWords(title)
    setWords('')
    main?.querySelector('h1')?.focus()
  }, [title, decided])
  return words
}

import { useEffect, useState } from 'react'

/** Milliseconds without a key, after which what was typed is looked for. */
const PAUSE = 300

/**
 * What stands in a search field, and `onSearch` once somebody pauses: nobody looks for each letter. Where the address
 * says something else (a step back, a reset), the field follows.
 */
export function useTypedSearch(search: string, onSearch: (typed: string) => void) {
  const [typed, setTyped] = useState({ text: search, of: search })
  // The address is another than the one that this was typed over.
  if (typed.of !== search) setTyped({ text: search, of: search })
  const { text } = typed
  useEffect(() => {
    if (text === search) return undefined
    const pause = setTimeout(() => onSearch(text), PAUSE)
    return () => clearTimeout(pause)
  }, [text, search, onSearch])
  return { value: text, onChange: (next: string) => setTyped({ text: next, of: search }) }
}

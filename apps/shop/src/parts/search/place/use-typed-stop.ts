import { useEffect, useRef, useState } from 'react'
import type { Choice } from '../../../state/tariff/tariff-state.ts'

/** What stands in a stop field: what is typed, until a stop is chosen, by whatever way. */
export function useTypedStop(chosen: Choice | null) {
  const [typed, setTyped] = useState<string | null>(null)
  const reference = chosen?.reference
  const before = useRef(reference)
  useEffect(() => {
    // Chosen otherwise than here: what was typed gives way to it.
    if (reference !== undefined && reference !== before.current) setTyped(null)
    before.current = reference
  }, [reference])
  return {
    typed,
    setTyped,
    text: typed ?? chosen?.text ?? '',
    settled: typed === null && chosen !== null && chosen.text !== '' ? chosen : null,
    proposing: typed === null || typed.trim() === '',
  }
}

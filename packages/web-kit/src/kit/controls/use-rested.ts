import { useEffect, useState } from 'react'

/** Milliseconds without another letter after which somebody listens. */
const REST = 1000

/** What is to be read out of a list, a while after the last letter: else each letter interrupts what is being said. */
export function useRested(status: string, typed: string): string {
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter begins the rest anew.
  useEffect(() => {
    setSaid('')
    if (status === '') return undefined
    const timer = setTimeout(() => setSaid(status), REST)
    return () => clearTimeout(timer)
  }, [status, typed])
  return said
}

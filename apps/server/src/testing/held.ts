import { vi } from 'vitest'

/** Calls whose answers are kept back until the test lets them go, in whatever order it wants. */
export interface Held<Given extends unknown[], Answer> {
  call: (...given: Given) => Promise<Answer>
  /** Resolves when so many answers are being kept back. */
  holding: (count: number) => Promise<void>
  /** Lets the n-th answer that was kept back go. */
  release: (index: number) => void
  /** Lets everything go, and nothing is kept back from now on. */
  open: () => void
}

/** What `real` answers is fetched at once and handed over later: the world may have changed meanwhile. */
export function held<Given extends unknown[], Answer>(real: (...given: Given) => Promise<Answer>): Held<Given, Answer> {
  const gates: (() => void)[] = []
  let isOpen = false
  return {
    call: async (...given) => {
      const answer = await real(...given)
      if (!isOpen) await new Promise<void>(resolve => gates.push(resolve))
      return answer
    },
    holding: count =>
      vi.waitFor(() => {
        if (gates.length < count) throw new Error(`${gates.length} of ${count} answers are being held`)
      }),
    release: index => gates[index]?.(),
    open() {
      isOpen = true
      for (const gate of gates) gate()
    },
  }
}

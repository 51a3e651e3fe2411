/** `silent` does what was asked and does not answer; `nonsense` answers `{}`; `broken` does nothing and says 500. */
export type SimulatedFault = 'silent' | 'nonsense' | 'broken'

/** What the next calls meet. */
export function simulatedFaults() {
  let next: { kind: SimulatedFault; times: number; at: RegExp } | undefined
  return {
    /** For so many calls whose method and path match. */
    order: (kind: SimulatedFault, times = 1, at = /./): void => {
      next = { kind, times, at }
    },
    /** Whether this call meets it; one of them is used up. */
    meets: (kind: SimulatedFault, { method, url }: { method: string; url: string }): boolean => {
      if (next?.kind !== kind || !next.at.test(`${method} ${url}`)) return false
      next = next.times > 1 ? { ...next, times: next.times - 1 } : undefined
      return true
    },
  }
}

export type SimulatedFaults = ReturnType<typeof simulatedFaults>

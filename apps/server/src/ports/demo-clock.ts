/** The clock of a demo, which runs ahead of real time by whole days, the same in all processes. */
export interface DemoClock {
  daysAhead: () => number
  /** Takes over how far it was moved by another process. */
  refresh: () => Promise<void>
  /** Moves it on for good; it never goes back. */
  moveAhead: (days: number) => Promise<void>
}

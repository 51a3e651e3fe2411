const FIRST_MS = 500
const LONGEST_MS = 30_000
const HEALTHY_AFTER_MS = 60_000

/** Pauses before restarts: doubled each time, small again after a minute without a crash. */
export function createBackoff(now: () => number): { begin(): void; next(): number } {
  let startedAt = now()
  let crashes = 0
  return {
    begin() {
      startedAt = now()
    },
    next() {
      if (now() - startedAt >= HEALTHY_AFTER_MS) crashes = 0
      crashes += 1
      return Math.min(FIRST_MS * 2 ** (crashes - 1), LONGEST_MS)
    },
  }
}

/** How the mail server behaves: as it should, or like one in trouble, so that senders can be tried against it. */
const MODES = ['ok', 'reject', 'tempfail', 'slow'] as const

export type Mode = (typeof MODES)[number]

export type Behaviour = { mode: Mode; delayMs: number }

export const DEFAULT_DELAY_MS = 15_000
const LONGEST_DELAY_MS = 600_000

/** Reads `{ mode, delayMs? }` from outside; undefined when it is none. */
export function parseBehaviour(value: unknown): Behaviour | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { mode, delayMs = DEFAULT_DELAY_MS } = value as { mode?: unknown; delayMs?: unknown }
  const known = MODES.find(candidate => candidate === mode)
  if (!known || typeof delayMs !== 'number' || !(delayMs >= 0 && delayMs <= LONGEST_DELAY_MS)) return undefined
  return { mode: known, delayMs }
}

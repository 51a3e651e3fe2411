import type { PlainDate } from '../time/plain-date.ts'
import type { BankFileState } from './bank-file-state.ts'
import type { Cycle } from './cycle.ts'
import type { RunState } from './run-state.ts'

/** On which day of its cycle a run leaves a state by itself, and where to. */
const DATED = {
  planned: { on: 'claimOn', to: 'claiming' },
  claiming: { on: 'announceOn', to: 'announcing' },
  announcing: { on: 'freezeOn', to: 'frozen' },
  frozen: { on: 'buildOn', to: 'building' },
} as const satisfies Partial<Record<RunState, { on: keyof Cycle; to: RunState }>>

const isDated = (state: RunState): state is keyof typeof DATED => Object.hasOwn(DATED, state)

/** Where a run goes by the calendar alone; null: it stays, or waits for people or for what is being built. */
export function datedMove(state: RunState, cycle: Cycle, today: PlainDate): RunState | null {
  if (!isDated(state)) return null
  const { on, to } = DATED[state]
  return today >= cycle[on] ? to : null
}

/** Its amounts are final: what is collected can be built. */
export const mayBuild = (state: RunState): boolean => state === 'frozen' || state === 'built' || state === 'released'

/** The states of a run of which nothing can be at the bank: nobody has released a file. */
const UNRELEASED: readonly RunState[] = ['planned', 'claiming', 'announcing', 'frozen', 'building', 'built']

/** The bank has no day left for it, and nobody let it go: what it was to collect is free for the next. */
export const isMissed = (state: RunState, { handOverBy }: Cycle, today: PlainDate): boolean =>
  today > handOverBy && UNRELEASED.includes(state)

/** How far a run has come by its files, in the order of their ways; void ones count for nothing. */
export function stateByFiles(files: readonly BankFileState[]): Extract<RunState, 'built' | 'released' | 'handedOver'> {
  const alive = files.filter(state => state !== 'void')
  if (alive.length === 0 || alive.some(state => state === 'building' || state === 'built')) return 'built'
  return alive.includes('released') ? 'released' : 'handedOver'
}

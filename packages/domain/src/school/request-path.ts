import { type ChangeRequestState, nextChangeRequestStates } from '../subscription/application/change-request.ts'
import type { RequestDecider } from './request-deciders.ts'

/** The shortest way through the table of moves; empty where a request is there already. */
export function movesTo(from: ChangeRequestState, to: ChangeRequestState): ChangeRequestState[] {
  const ways: { at: ChangeRequestState; moves: ChangeRequestState[] }[] = [{ at: from, moves: [] }]
  const seen = new Set([from])
  for (const { at, moves } of ways) {
    if (at === to) return moves
    for (const next of nextChangeRequestStates(at))
      if (!seen.has(next)) {
        seen.add(next)
        ways.push({ at: next, moves: [...moves, next] })
      }
  }
  throw new Error(`no request goes from ${from} to ${to}`)
}

/** Where a request stands while it waits for somebody. */
const WAITING = {
  school: 'new',
  payer: 'costUnitCheckPending',
  transporter: 'inProcess',
} as const satisfies Record<RequestDecider, ChangeRequestState>

/** Through these states in turn, from one to the next. */
function through(from: ChangeRequestState, ...stops: readonly ChangeRequestState[]): ChangeRequestState[] {
  const moves: ChangeRequestState[] = []
  let at = from
  for (const stop of stops) {
    moves.push(...movesTo(at, stop))
    at = stop
  }
  return moves
}

const agreed = (isModified: boolean) => (isModified ? 'acceptedWithModification' : 'accepted')

/** From being asked for to whoever decides first, or to the end where nobody has to. */
export const pathOfAsking = (first: RequestDecider | undefined): ChangeRequestState[] =>
  movesTo('new', first ? WAITING[first] : 'accepted')

interface Yes {
  by: RequestDecider
  /** Who decides after them; undefined: nobody. */
  next: RequestDecider | undefined
  /** Somebody has agreed to something else than was asked for. */
  isModified: boolean
}

/** Where a yes leads: to who decides next, else to the end. What the cost unit approved is seen to be so. */
export function pathOfYes(from: ChangeRequestState, { by, next, isModified }: Yes): ChangeRequestState[] {
  const approved: ChangeRequestState[] = by === 'payer' ? ['approvedByCostUnit'] : []
  if (!next) return through(from, ...approved, agreed(isModified))
  return through(from, ...approved, ...(by === 'payer' ? [] : [WAITING[next]]))
}

/** Where a no leads: always to the end. */
export const pathOfNo = (from: ChangeRequestState, by: RequestDecider): ChangeRequestState[] =>
  through(from, ...(by === 'payer' ? (['rejectedByCostUnit'] as const) : []), 'rejected')

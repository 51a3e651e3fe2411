import type { StaffDunningCase } from '@billett/contract'

/** What is done about a case: it is looked at, waits, goes on, is collected from again, or has its fees taken back. */
export type CaseAct = 'look' | 'hold' | 'continue' | 'collect' | 'waive'

/** What there is to do about a case for a reader who may act on it, or not. */
export function actsOn({ isOver, holds, stops, isLeft, feeCents }: StaffDunningCase, mayAct: boolean): CaseAct[] {
  if (isOver || !mayAct) return ['look']
  return [
    'look',
    'hold',
    ...(holds.length > 0 ? ['continue' as const] : []),
    ...(stops.length > 0 || isLeft ? ['collect' as const] : []),
    ...(feeCents > 0 ? ['waive' as const] : []),
  ]
}

import type { Kind, Seats } from './seats.ts'

/** Kinds of people who may sit on the same seats at the same cost travel as one. */
export function asOneKind(kinds: readonly Kind[], seats: readonly Seats[]): { people: number[]; seats: Seats[] } {
  const alike = [...Map.groupBy(kinds.keys(), kind => seats.map(({ costs }) => costs[kind] ?? '-').join())]
  return {
    people: alike.map(([, own]) => own.reduce((sum, kind) => sum + (kinds[kind]?.count ?? 0), 0)),
    seats: seats.map(seat => ({ ...seat, costs: alike.map(([, [first = -1]]) => seat.costs[first]) })),
  }
}

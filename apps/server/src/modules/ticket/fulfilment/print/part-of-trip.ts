import { placeInTrip, type Ticket } from '@billett/domain'

/** Of several tickets for one trip: which of them it is, counted from 1, and where the trip begins and ends. */
export function partOfTrip({ choice: { combination }, relation }: Pick<Ticket, 'choice' | 'relation'>) {
  const [first, last] = [combination?.stretches.at(0), combination?.stretches.at(-1)]
  if (!combination || !first || !last) return undefined
  const startName = relation?.origin.text ?? null
  const endName = relation?.destination.text ?? null
  const place = placeInTrip({ combination, startName, endName })
  return { place, count: combination.stretches.length, from: first.from, to: last.to }
}

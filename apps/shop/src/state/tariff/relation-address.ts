import type { Relation } from './tariff.slice.ts'
import type { Choice } from './tariff-state.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A stop without its name: whoever makes up an address must not decide what stands on the screen. */
const stopIn = (query: URLSearchParams, name: string): Choice | null => {
  const reference = query.get(name)
  return reference ? { reference, text: '' } : null
}

/** A way goes by its zones until the tickets tell how it is called. */
const wayIn = (query: URLSearchParams): Choice | null => {
  const reference = query.get('via')
  return reference ? { reference, text: reference } : null
}

/**
 * What the query of `/relation/` asks for; undefined while an end is missing. Ways and moments that make no sense are
 * left out.
 */
export function readRelation(query: URLSearchParams): Relation | undefined {
  const start = stopIn(query, 'from')
  const end = stopIn(query, 'to')
  if (!start || !end) return undefined
  const at = query.get('at') ?? ''
  return {
    start,
    end,
    via: wayIn(query),
    timing: query.get('timing') === 'Arrival' ? 'Arrival' : 'Departure',
    dateTime: MOMENT.test(at) ? at : null,
  }
}

/** The query of `/relation/` for a search, so that reload, back and sharing find it again. */
export const relationQuery = ({ start, end, via, timing, dateTime }: Relation): Record<string, string | undefined> => ({
  from: start.reference,
  to: end.reference,
  via: via?.reference,
  at: dateTime ?? undefined,
  timing: timing === 'Arrival' ? timing : undefined,
})

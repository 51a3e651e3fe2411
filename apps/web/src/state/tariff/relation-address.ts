import type { Relation } from './tariff.slice.ts'
import type { Choice } from './tariff-state.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const choiceIn = (query: URLSearchParams, name: string): Choice | null => {
  const reference = query.get(name)
  return reference ? { reference, text: query.get(`${name}Name`) || reference } : null
}

/** What the query of `/relation/` asks for; undefined while an end is missing. Ways and moments that make no sense are left out. */
export function readRelation(query: URLSearchParams): Relation | undefined {
  const start = choiceIn(query, 'from')
  const end = choiceIn(query, 'to')
  if (!start || !end) return undefined
  const at = query.get('at') ?? ''
  return {
    start,
    end,
    via: choiceIn(query, 'via'),
    timing: query.get('timing') === 'Arrival' ? 'Arrival' : 'Departure',
    dateTime: MOMENT.test(at) ? at : null,
  }
}

/** The query of `/relation/` for a search, so that reload, back and sharing find it again. */
export const relationQuery = ({ start, end, via, timing, dateTime }: Relation): Record<string, string | undefined> => ({
  from: start.reference,
  fromName: start.text,
  to: end.reference,
  toName: end.text,
  via: via?.reference,
  viaName: via && via.text !== via.reference ? via.text : undefined,
  at: dateTime ?? undefined,
  timing: timing === 'Arrival' ? timing : undefined,
})

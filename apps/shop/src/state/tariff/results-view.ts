/** What of the results is on the screen, as the address says it; what is as usual is not written. */
export interface ResultsView {
  /** Which of both lists a phone shows. */
  part: 'trips' | 'tickets'
  /** The trip that is opened, by its key; of a return trip the way there. */
  trip: string | undefined
  /** The way back of a return trip, by its key; none before the way there is chosen. */
  backTrip?: string | undefined
}

const KEY = /^[0-9a-f]{12}$/

const keyIn = (query: URLSearchParams, name: string): string | undefined => {
  const key = query.get(name) ?? ''
  return KEY.test(key) ? key : undefined
}

export function readView(query: URLSearchParams): ResultsView {
  const trip = keyIn(query, 'trip')
  const part = query.get('view') === 'tickets' ? 'tickets' : 'trips'
  return { part, trip, backTrip: trip && keyIn(query, 'backtrip') }
}

/** The query with another view of the same results. */
export function withView(query: URLSearchParams, { part, trip, backTrip }: ResultsView): URLSearchParams {
  const next = withoutView(query)
  if (part === 'tickets') next.set('view', part)
  if (trip !== undefined) next.set('trip', trip)
  if (trip !== undefined && backTrip !== undefined) next.set('backtrip', backTrip)
  return next
}

/** What is asked for, whatever of it is on the screen. */
export function withoutView(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('view')
  next.delete('trip')
  next.delete('backtrip')
  return next
}

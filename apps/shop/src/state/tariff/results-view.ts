/** What of the results is on the screen, as the address says it; what is as usual is not written. */
export interface ResultsView {
  /** Which of both lists a phone shows. */
  part: 'trips' | 'tickets'
  /** The trip that is opened, by its key. */
  trip: string | undefined
}

const KEY = /^[0-9a-f]{12}$/

export const readView = (query: URLSearchParams): ResultsView => {
  const trip = query.get('trip') ?? ''
  return { part: query.get('view') === 'tickets' ? 'tickets' : 'trips', trip: KEY.test(trip) ? trip : undefined }
}

/** The query with another view of the same results. */
export function withView(query: URLSearchParams, { part, trip }: ResultsView): URLSearchParams {
  const next = withoutView(query)
  if (part === 'tickets') next.set('view', part)
  if (trip !== undefined) next.set('trip', trip)
  return next
}

/** What is asked for, whatever of it is on the screen. */
export function withoutView(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('view')
  next.delete('trip')
  return next
}

import { addDays, BERLIN, localDate, toInstant } from '@billett/domain'
import { seeded } from '../measure/seeded.ts'

export const KINDS = ['departure', 'arrival', 'via', 'range'] as const
export type Kind = (typeof KINDS)[number]

export type Question = {
  kind: Kind
  from: string
  to: string
  via?: string
  /** Wall clock of the region. */
  date: string
  time: string
}

/** Journeys between any two stops in the next days, at any hour of the day; the same in every run. */
export function questions(kind: Kind, stops: readonly string[], count: number): Question[] {
  const below = seeded(11)
  const today = localDate(toInstant(Date.now()), BERLIN)
  const stop = (): string => stops[below(stops.length)] ?? ''
  return Array.from({ length: count }, () => {
    const from = stop()
    let to = stop()
    while (to === from) to = stop()
    const time = `${String(5 + below(18)).padStart(2, '0')}:${String(below(60)).padStart(2, '0')}`
    return { kind, from, to, ...(kind === 'via' ? { via: stop() } : {}), date: addDays(today, 1 + below(5)), time }
  })
}

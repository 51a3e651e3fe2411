import type { Leg, StopCall, Trip } from '@billett/contract'

const MINUTE = 60_000

/** Minutes a moment is later than planned, below zero earlier; null where nothing is known of it. */
function minutesLate(planned: string | null, now: string | null | undefined): number | null {
  if (planned === null || !now) return null
  return Math.trunc((Date.parse(now) - Date.parse(planned)) / MINUTE)
}

/** What became of a planned moment: on time within a minute, late or early, or nothing that anybody knows. */
export type Punctuality = { state: 'onTime' } | { state: 'late' | 'early'; minutes: number } | null

export function punctualityOf(planned: string | null, now: string | null | undefined): Punctuality {
  const minutes = minutesLate(planned, now)
  if (minutes === null) return null
  if (minutes === 0) return { state: 'onTime' }
  return { state: minutes > 0 ? 'late' : 'early', minutes: Math.abs(minutes) }
}

/** Where a vehicle calls, if that is elsewhere than planned. */
export const changedPlatform = ({ platform, now }: Pick<StopCall, 'platform' | 'now'>): string | null =>
  now?.platform && now.platform !== platform ? now.platform : null

const doesNotRun = ({ now, from, to }: Leg): boolean =>
  now?.cancelled === true || from.now?.skipped === true || to.now?.skipped === true

/** Why a trip cannot be made as it was planned; null where it can, as far as is known. */
export function brokenBy({ legs }: Pick<Trip, 'legs'>): 'cancelled' | 'missed' | null {
  if (legs.some(doesNotRun)) return 'cancelled'
  return legs.some(({ connection }) => connection === 'missed') ? 'missed' : null
}

/** When a trip begins and ends now: at its first and last ride, since a walk is as late as what it leads to. */
export function tripNow({ legs }: Pick<Trip, 'legs'>): { departure: Punctuality; arrival: Punctuality } {
  const rides = legs.filter(({ kind }) => kind === 'ride')
  const [first, last] = [rides[0], rides.at(-1)]
  return {
    departure: first ? punctualityOf(first.from.departure, first.from.now?.departure) : null,
    arrival: last ? punctualityOf(last.to.arrival, last.to.now?.arrival) : null,
  }
}

/** A moment of a trip that is so much later or earlier. */
export const shifted = (planned: string, punctuality: Punctuality): string => {
  if (punctuality === null || punctuality.state === 'onTime') return planned
  const sign = punctuality.state === 'late' ? 1 : -1
  return new Date(Date.parse(planned) + sign * punctuality.minutes * MINUTE).toISOString()
}

import { epochOf, type Instant, toInstant } from '@billett/domain'
import type { WebhookManner } from '../behaviour/scenarios.ts'

type Planned = { dueAt: Instant; forged: boolean }

/** When, how often and how honestly an event is sent. A lost one is not sent at all. */
export const planDeliveries = (manner: WebhookManner, now: Instant, seconds: number): Planned[] => {
  const genuine = { dueAt: now, forged: false }
  switch (manner) {
    case 'normal':
    case 'reordered':
      return [genuine]
    case 'duplicate':
      return [genuine, genuine, genuine]
    case 'late':
      return [{ ...genuine, dueAt: toInstant(epochOf(now) + seconds * 1000) }]
    case 'lost':
      return []
    case 'forged':
      return [{ ...genuine, forged: true }]
  }
}

const BACK_OFF_SECONDS = [5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600]

/** When to try again after `attempts` failures; undefined when it is given up. */
export const nextAttempt = (attempts: number, now: Instant): Instant | undefined => {
  const seconds = BACK_OFF_SECONDS[attempts - 1]
  return seconds === undefined ? undefined : toInstant(epochOf(now) + seconds * 1000)
}

import type { PlainDate } from '../../time/plain-date.ts'
import type { Timeline } from './timeline.ts'

/** Who pays for a contract from a day on, each once: then, and whoever begins to later; none once it is over. */
export function payersFrom({ shares, span }: Pick<Timeline, 'shares' | 'span'>, day: PlainDate): string[] {
  if (span.to <= day) return []
  const held = shares.findLast(({ from }) => from <= day)
  const later = shares.filter(({ from }) => from > day && from < span.to)
  return [...new Set([...(held ? [held] : []), ...later].flatMap(({ value }) => value.map(({ payer }) => payer)))]
}

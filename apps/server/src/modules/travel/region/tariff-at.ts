import { type Instant, localDate, type PlainDate, type TariffVersion, versionAt } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'

/** The version for a day; before the first one its own, so that zones and texts can still be shown. */
export const tariffAt = ({ tariff }: Region, date: PlainDate): TariffVersion | undefined =>
  versionAt(tariff, date) ?? tariff.versions[0]

/** `2026-11-21T09:30`, a minute of UTC. */
const MINUTE_LENGTH = 16

/**
 * The day it is where the region lies. Days begin with a minute, so the answer of this minute is kept: every quote asks
 * for it.
 */
export const todayIn = (() => {
  let last = { minute: '', zone: '', today: '' }
  return ({ timeZone: zone }: Pick<Region, 'timeZone'>, now: Instant): PlainDate => {
    const minute = now.slice(0, MINUTE_LENGTH)
    if (last.minute !== minute || last.zone !== zone) last = { minute, zone, today: localDate(now, zone) }
    return last.today
  }
})()

import type { Validity } from '@billett/contract'
import { addDays, addMinutes, localDate } from '@billett/domain'
import { useShop } from '../../../hooks/shop.ts'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { lastDayOf } from './last-day.ts'
import { periodFrom } from './validity-rule.ts'
import type { Start } from './validity-start.ts'

/** When a ticket is valid that begins there, as one says it: "Today, 14:30 to 16:30", "1–30 Nov 2026". */
export function useValidityWords(): (validity: Validity, start: Start) => string {
  const { t } = useTexts()
  const { format, region } = useShop()
  const today = useWallClock().slice(0, 10)
  const dayOf = (date: string) => {
    if (date === today) return t('tickets.today')
    return today !== '' && date === addDays(today, 1) ? t('tickets.tomorrow') : format.shortDate(date)
  }
  /** In the middle of a sentence. */
  const lastDayText = (date: string) =>
    today !== '' && date === addDays(today, 1) ? t('tickets.untilTomorrow') : format.shortDate(date)
  return (validity, start) => {
    const day = dayOf(start.date)
    if (validity.minutes !== null) {
      const { validFrom, validTo } = periodFrom(validity, start, region.timeZone)
      const last = localDate(addMinutes(validTo, -1), region.timeZone)
      const times = { day, from: format.instantTime(validFrom), to: format.instantTime(validTo) }
      return last === start.date
        ? t('tickets.hours', times)
        : t('tickets.hoursOver', { ...times, last: lastDayText(last) })
    }
    const last = lastDayOf(validity, start, region.timeZone)
    const { fromTime, untilTime } = validity
    if (last > start.date) {
      const range = format.dayRange(start.date, last)
      return untilTime === null ? range : t('tickets.daysUntil', { range, time: untilTime })
    }
    if (fromTime !== null && untilTime !== null)
      return t('tickets.dayFromUntil', { day, from: fromTime, time: untilTime })
    if (fromTime !== null) return t('tickets.dayFrom', { day, from: fromTime })
    return untilTime === null ? t('tickets.wholeDay', { day }) : t('tickets.dayUntil', { day, time: untilTime })
  }
}

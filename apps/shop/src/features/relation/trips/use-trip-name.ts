import type { Leg, Trip } from '@billett/contract'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { useModeWord } from '../../../parts/lines/use-mode-word.ts'
import { usePlatformText } from '../../../parts/lines/use-platform-text.ts'
import { brokenBy, changedPlatform, type Punctuality, shifted, tripNow } from '../../../parts/live/live-facts.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { peopleIn } from '../../../state/tariff/who.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Mark } from './trip-marks.ts'
import { useSpokenDuration } from './use-duration.ts'
import { useTripPrice } from './use-trip-price.ts'

/**
 * All that a row says of a trip, as one sentence to be read out: "10:06, now 10:09, to 10:34, 28 minutes, direct, Train
 * RB 52 towards Bad Ellerich, Platform 5, €5.90 incl. VAT for 1 adult, fastest".
 */
export function useTripName(): (trip: Trip, marks: readonly Mark[]) => string {
  const { t } = useTexts()
  const { format } = useShop()
  const duration = useSpokenDuration()
  const modeWord = useModeWord()
  const platformText = usePlatformText()
  const priceOf = useTripPrice()
  const people = peopleIn(useAppSelector(selectTariff).selectedWho)

  const platformOf = ({ from, line }: Leg): string[] => {
    const changed = changedPlatform(from)
    if (changed !== null && from.platform !== null)
      return [`${platformText(changed, line?.mode)} ${t('live.notPlatform', { platform: from.platform })}`]
    const platform = changed ?? from.platform
    return platform === null ? [] : [platformText(platform, line?.mode)]
  }
  const legOf = (leg: Leg): string[] => {
    const { line, direction, durationMinutes } = leg
    if (!line) return [t('trips.walk', { duration: duration(durationMinutes) })]
    const towards = direction === null ? '' : t('trips.direction', { direction })
    return [[modeWord(line.mode, line.name), line.name, towards].filter(Boolean).join(' '), ...platformOf(leg)]
  }
  const stateOf = (trip: Trip, punctuality: Punctuality): string[] => {
    const broken = brokenBy(trip)
    if (broken) return [t(`live.${broken}`)]
    const late = () => {
      if (!punctuality) return []
      if (punctuality.state === 'onTime') return [t('live.onTime')]
      return [t(`live.${punctuality.state}`, { count: punctuality.minutes })]
    }
    return [...late(), ...(trip.legs.some(({ connection }) => connection === 'atRisk') ? [t('live.atRisk')] : [])]
  }
  /** A planned moment, and the one that counts now where that is another minute. */
  const moment = (
    key: 'trips.spoken.from' | 'trips.spoken.to',
    planned: string,
    punctuality: Punctuality,
  ): string[] => {
    const [time, now] = [planned, shifted(planned, punctuality)].map(format.instantTime)
    return [t(key, { time }), ...(time === now ? [] : [t('trips.spoken.now', { time: now })])]
  }
  return (trip, marks) => {
    const now = brokenBy(trip) ? { departure: null, arrival: null } : tripNow(trip)
    const { amount, notes } = priceOf(trip)
    const forWhom = trip.price.state === 'unknown' || people > 1 ? [] : [t('trips.forAdult')]
    return [
      ...moment('trips.spoken.from', trip.departure, now.departure),
      ...moment('trips.spoken.to', trip.arrival, now.arrival),
      ...stateOf(trip, now.departure),
      duration(trip.durationMinutes),
      t('trips.changes', { count: trip.changes }),
      ...trip.legs.flatMap(legOf),
      [amount, ...notes, ...forWhom].join(' '),
      ...marks.map(mark => t(`trips.${mark}`)),
    ].join(', ')
  }
}

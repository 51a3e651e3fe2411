import { useShop } from '../../hooks/shop.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** When somebody leaves or arrives: "Leaving now", "Leaving 18:30", "Arriving Mon, 30 November 2026, 18:30". */
export function useWhenText(): (when: Pick<Relation, 'timing' | 'dateTime'>) => string {
  const { t } = useTexts()
  const { format } = useShop()
  const today = useWallClock().slice(0, 10)
  return ({ timing, dateTime }) => {
    if (!dateTime) return t('search.leaveNow')
    const [day = '', time = ''] = dateTime.split('T')
    const when = day === today ? time : `${format.longDate(day)}, ${time}`
    return t(timing === 'Arrival' ? 'search.arriveBy' : 'search.leaveAt', { when })
  }
}

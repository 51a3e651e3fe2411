import { useShop } from '../../hooks/shop.ts'
import { useWallClock } from '../../hooks/use-wall-clock.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** When somebody goes back: "Return 18:30", with its day where that is another one than the way there's. */
export function useReturnText(): (back: string, outward: string | null) => string {
  const { t } = useTexts()
  const { format } = useShop()
  const now = useWallClock()
  return (back, outward) => {
    const [day = '', time = ''] = back.split('T')
    const isSameDay = day === (outward ?? now).slice(0, 10)
    return t('search.returnAt', { when: isSameDay ? time : `${format.longDate(day)}, ${time}` })
  }
}

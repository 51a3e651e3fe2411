import type { SubscriptionContract } from '@billett/contract'
import { addDays } from '@billett/domain'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface PauseWords {
  days?: string
  length?: string
  /** What the calendar offers of each field. */
  limits: Partial<Record<'from' | 'until', { min: string; max: string }>>
}

/** Which days a pause can be of, before anybody types one; nothing of a contract that has no pause left. */
export function usePauseWords({ pauseRule: rule }: Pick<SubscriptionContract, 'pauseRule'>): PauseWords {
  const { t } = useTexts()
  const { format } = useShop()
  if (!rule) return { limits: {} }
  const { firstDay, lastDay, steps, minDays, maxDays, maxDaysPerYear } = rule
  const days = t('subscriptionActions.pause.days', { first: format.date(firstDay), last: format.date(lastDay) })
  const whole = steps === 'period' ? ` ${t('subscriptionActions.pause.wholeMonths')}` : ''
  const length = t('subscriptionActions.pause.length', { min: minDays, max: maxDays })
  const perYear = maxDaysPerYear > maxDays ? ` ${t('subscriptionActions.pause.perYear', { days: maxDaysPerYear })}` : ''
  return {
    days: `${days}${whole}`,
    length: `${length}${perYear}`,
    limits: {
      from: { min: firstDay, max: lastDay },
      until: { min: addDays(firstDay, minDays - 1), max: addDays(lastDay, maxDays - 1) },
    },
  }
}

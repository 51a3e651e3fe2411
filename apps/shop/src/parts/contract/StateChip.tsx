import type { SubscriptionContract } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What has not begun has no colour of its own: that of the company may be the red of an error. */
const COLORS = { ahead: 'default', running: 'success', paused: 'warning', ended: 'default' } as const

interface Props {
  contract: Pick<SubscriptionContract, 'life' | 'list' | 'stateText' | 'validUntil' | 'endReason'>
}

/** Ends that nobody gave notice of. */
const WITHOUT_NOTICE: readonly SubscriptionContract['endReason'][] = ['withdrawal', 'death', 'faultyOutput']

/** How a contract stands today, and when it ends where that is settled; of what was only asked for, how far that is. */
export function StateChip({ contract: { life, list, stateText, validUntil, endReason } }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  if (life === null || list === 'requested') return <Chip label={stateText} />
  if (life === 'ended' || validUntil === null || endReason === null)
    return <Chip color={COLORS[life]} label={t(`subscriptions.lives.${life}`)} />
  const ends = t(WITHOUT_NOTICE.includes(endReason) ? 'subscriptions.ends' : 'subscriptions.cancelled', {
    on: format.date(validUntil),
  })
  return <Chip color="warning" label={life === 'running' ? ends : `${t(`subscriptions.lives.${life}`)}, ${ends}`} />
}

import type { SubscriptionContract } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What has not begun has no colour of its own: that of the company may be the red of an error. */
const COLORS = { ahead: 'default', running: 'success', paused: 'warning', ended: 'default' } as const

interface Props {
  contract: Pick<SubscriptionContract, 'life' | 'list' | 'stateText'>
}

/** How a contract stands today; of what was only asked for, how far that is. */
export function StateChip({ contract: { life, list, stateText } }: Props) {
  const { t } = useTexts()
  if (life === null || list === 'requested') return <Chip label={stateText} />
  return <Chip color={COLORS[life]} label={t(`subscriptions.lives.${life}`)} />
}

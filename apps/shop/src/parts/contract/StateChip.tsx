import type { SubscriptionContract } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLORS = { ahead: 'primary', running: 'success', paused: 'warning', ended: 'default' } as const

interface Props {
  contract: Pick<SubscriptionContract, 'life' | 'list' | 'stateText'>
}

/** How a contract stands today; of what was only asked for, how far that is. */
export function StateChip({ contract: { life, list, stateText } }: Props) {
  const { t } = useTexts()
  if (life === null || list === 'requested')
    return <Chip color={list === 'requested' ? 'primary' : 'default'} label={stateText} />
  return <Chip color={COLORS[life]} label={t(`subscriptions.lives.${life}`)} />
}

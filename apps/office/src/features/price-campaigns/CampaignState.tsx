import type { StaffPriceCampaign } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS: Partial<Record<StaffPriceCampaign['state'], 'success' | 'primary' | 'warning'>> = {
  reviewed: 'warning',
  released: 'primary',
  notifying: 'primary',
  open: 'primary',
  applied: 'success',
}

/** How far a campaign has come, in a word. */
export function CampaignState({ state }: Pick<StaffPriceCampaign, 'state'>) {
  const { t } = useTexts()
  const color = COLOURS[state]
  return <Chip {...(color && { color })} label={t(`campaigns.states.${state}`)} />
}

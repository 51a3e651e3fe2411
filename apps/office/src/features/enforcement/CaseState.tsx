import type { StaffEnforcementRow } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { open: 'warning', paid: 'success', withdrawn: 'default' } as const

/** How far a case is. */
export function CaseState({ state }: Pick<StaffEnforcementRow, 'state'>) {
  const { t } = useTexts()
  return <Chip color={COLOURS[state]} label={t(`enforcement.states.${state}`)} />
}

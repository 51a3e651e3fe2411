import type { StaffBankFile, StaffBillingRun } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

type Colour = 'success' | 'primary' | 'warning' | 'error'

const OF_RUNS: Partial<Record<StaffBillingRun['state'], Colour>> = {
  building: 'primary',
  built: 'warning',
  released: 'primary',
  handedOver: 'success',
}

const OF_FILES: Partial<Record<StaffBankFile['state'], Colour>> = {
  building: 'primary',
  built: 'warning',
  released: 'primary',
  handedOver: 'success',
  accepted: 'success',
  partlyRejected: 'warning',
  rejected: 'error',
}

const coloured = (color: Colour | undefined) => (color ? { color } : {})

/** How far a run has come, in a word. */
export function RunState({ state }: Pick<StaffBillingRun, 'state'>) {
  const { t } = useTexts()
  return <Chip {...coloured(OF_RUNS[state])} label={t(`billing.states.${state}`)} />
}

/** The same of a file. */
export function FileState({ state }: Pick<StaffBankFile, 'state'>) {
  const { t } = useTexts()
  return <Chip {...coloured(OF_FILES[state])} label={t(`billing.fileStates.${state}`)} />
}

import type { StaffContract } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ContractState.module.css'

const COLOURS = { ahead: 'default', running: 'success', paused: 'warning', ended: 'default' } as const

/** Where a contract is today, or how far its application is; and what somebody has to see to. */
export function ContractState({ life, state, troubles }: Pick<StaffContract, 'life' | 'state' | 'troubles'>) {
  const { t } = useTexts()
  return (
    <span className={styles.states}>
      {life !== null && <Chip color={COLOURS[life]} label={t(`contracts.lives.${life}`)} />}
      {(life === null || state !== 'Granted') && <Chip label={t(`contracts.states.${state}`)} />}
      {troubles.map(trouble => (
        <Chip key={trouble} color="error" label={t(`contracts.troubles.${trouble}`)} />
      ))}
    </span>
  )
}

import type { AccountState } from '@billett/domain'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = {
  registered: 'warning',
  active: 'success',
  disabled: 'error',
  deleted: 'default',
} as const satisfies Record<AccountState, string>

/** Whether somebody can sign in, and why not. */
export function UserState({ state }: { state: AccountState }) {
  const { t } = useTexts()
  return <Chip color={COLOURS[state]} label={t(`users.states.${state}`)} />
}

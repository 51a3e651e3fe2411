import type { OrderState as State } from '@billett/domain'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = {
  created: 'default',
  prepared: 'default',
  inProcess: 'warning',
  paymentRequested: 'warning',
  deferred: 'warning',
  paid: 'success',
  completed: 'success',
  canceledRequested: 'warning',
  partlyCancelled: 'warning',
  cancelled: 'error',
  aborted: 'error',
} as const satisfies Record<State, string>

/** How far an order is. */
export function OrderState({ state }: { state: State }) {
  const { t } = useTexts()
  return <Chip color={COLOURS[state]} label={t(`orders.states.${state}`)} />
}

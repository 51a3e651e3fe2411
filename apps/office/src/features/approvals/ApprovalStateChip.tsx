import type { ApprovalState } from '@billett/domain'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = {
  waiting: 'warning',
  approved: 'success',
  declined: 'error',
  expired: 'default',
} as const satisfies Record<ApprovalState, string>

/** What has become of a request. */
export function ApprovalStateChip({ state }: { state: ApprovalState }) {
  const { t } = useTexts()
  return <Chip color={COLOURS[state]} label={t(`approvals.states.${state}`)} />
}

import type { ListedDecision } from '@billett/contract'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { Decisions } from '../../parts/portal/decisions/Decisions.tsx'

interface Props {
  decision: ListedDecision
  onClose: () => void
}

/** All that was decided about the contract of a decision, over the list: letters, objections and their answers. */
export function DecisionDialog({ decision, onClose }: Props) {
  const { contractGuid: guid, contractNumber: number, isRunning, student, organisation } = decision
  return (
    <ClosableDialog title={[student.name, organisation.name].filter(Boolean).join(', ')} width="lg" onClose={onClose}>
      <Decisions contract={{ guid, number }} isRunning={isRunning} />
    </ClosableDialog>
  )
}

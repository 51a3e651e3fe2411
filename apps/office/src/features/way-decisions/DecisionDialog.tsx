import type { ListedDecision } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Decisions } from '../../parts/portal/decisions/Decisions.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  decision: ListedDecision
  onClose: () => void
}

/** All that was decided about the contract of a decision, over the list: letters, objections and their answers. */
export function DecisionDialog({ decision, onClose }: Props) {
  const { t } = useTexts()
  const { contractGuid: guid, contractNumber: number, isRunning, student, organisation } = decision
  return (
    <DialogShell
      open
      title={[student.name, organisation.name].filter(Boolean).join(', ')}
      width="lg"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Decisions contract={{ guid, number }} isRunning={isRunning} />
    </DialogShell>
  )
}

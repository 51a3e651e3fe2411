import type { StaffApproval } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ChangeTable } from '../../parts/changes/ChangeTable.tsx'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useApprovalFacts } from './use-approval-facts.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

interface Props {
  approval: StaffApproval
  onDecided: () => void
  onClose: () => void
}

/** What somebody has asked for, exactly as they saw it, and what can be decided about it. */
export function ApprovalDialog({ approval, onDecided, onClose }: Props) {
  const { t } = useTexts()
  const facts = useApprovalFacts(approval)
  const { userId } = useAppSelector(selectUser)
  const [declining, setDeclining] = useState(false)
  const waits = approval.state === 'waiting'
  if (declining) return <DeclineDialog approval={approval} onDeclined={onDecided} onClose={() => setDeclining(false)} />
  return (
    <ClosableDialog
      title={t(`approvals.acts.${approval.act}`)}
      width="lg"
      onClose={onClose}
      acts={
        <>
          {waits && approval.askedBy === userId && <WithdrawButton id={approval.id} onWithdrawn={onDecided} />}
          {waits && approval.askedBy !== userId && (
            <Button variant="outlined" onClick={() => setDeclining(true)}>
              {t('approvals.decline')}
            </Button>
          )}
          {waits && <ApproveButton approval={approval} onApproved={onDecided} />}
        </>
      }
    >
      <Stack spacing={2}>
        <DescriptionList facts={facts} />
        <ChangeTable act={approval} kind={approval.subjectKind} />
      </Stack>
    </ClosableDialog>
  )
}

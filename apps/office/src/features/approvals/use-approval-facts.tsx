import type { StaffApproval } from '@billett/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ApprovalStateChip } from './ApprovalStateChip.tsx'

/** Who has asked for what, and what has become of it. */
export function useApprovalFacts(approval: StaffApproval): { term: string; detail: ReactNode }[] {
  const { t } = useTexts()
  const format = useFormat()
  const { subjectKind, subjectId, subjectName, state, askedByName, askedOn, endsOn, reason } = approval
  const { decidedBy, decidedByName, decidedOn } = approval
  return [
    { term: t('approvals.state'), detail: <ApprovalStateChip state={state} /> },
    { term: t('approvals.askedBy'), detail: askedByName ?? t('approvals.gone') },
    { term: t('approvals.askedOn'), detail: format.instantDateTime(askedOn) },
    ...(state === 'waiting' ? [{ term: t('approvals.endsOn'), detail: format.instantDateTime(endsOn) }] : []),
    ...(decidedBy === null ? [] : [{ term: t('approvals.decidedBy'), detail: decidedByName ?? t('approvals.gone') }]),
    ...(decidedOn === null ? [] : [{ term: t('approvals.decidedOn'), detail: format.instantDateTime(decidedOn) }]),
    ...(reason === '' ? [] : [{ term: t('approvals.reason'), detail: reason }]),
    { term: t('approvals.subject'), detail: <SubjectLink kind={subjectKind} id={subjectId} name={subjectName} /> },
  ]
}

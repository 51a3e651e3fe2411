import type { StaffApproval } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApprovalStateChip } from './ApprovalStateChip.tsx'

/** What a request is shown by; `hrefOf` leads to one. */
export function useApprovalColumns(hrefOf: (approval: StaffApproval) => string): readonly DataColumn<StaffApproval>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'act',
        header: t('approvals.act'),
        cell: approval => (
          <TextLink component={Link} to={hrefOf(approval)}>
            {t(`approvals.acts.${approval.act}`)}
          </TextLink>
        ),
      },
      { id: 'subject', header: t('approvals.subject'), cell: ({ subjectName }) => subjectName || '–' },
      { id: 'askedBy', header: t('approvals.askedBy'), cell: ({ askedByName }) => askedByName ?? t('approvals.gone') },
      {
        id: 'askedOn',
        header: t('approvals.askedOn'),
        whole: true,
        cell: ({ askedOn }) => format.instantDateTime(askedOn),
      },
      {
        id: 'endsOn',
        header: t('approvals.endsOn'),
        whole: true,
        cell: ({ endsOn }) => format.instantDateTime(endsOn),
      },
      { id: 'state', header: t('approvals.state'), cell: ({ state }) => <ApprovalStateChip state={state} /> },
      { id: 'decidedBy', header: t('approvals.decidedBy'), cell: ({ decidedByName }) => decidedByName ?? '–' },
    ],
    [t, format, hrefOf],
  )
}

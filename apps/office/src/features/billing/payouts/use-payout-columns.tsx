import type { StaffBankFile } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../../hooks/office.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FileState } from '../RunState.tsx'
import { useSumColumns } from '../use-sum-columns.tsx'

/** What a file of transfers is listed by. */
export function usePayoutColumns(): readonly DataColumn<StaffBankFile>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const sums = useSumColumns(t('payouts.count'))
  return useMemo<readonly DataColumn<StaffBankFile>[]>(
    () => [
      {
        id: 'dueOn',
        header: t('payouts.dueOn'),
        whole: true,
        sortedBy: ({ dueOn }) => dueOn,
        cell: ({ guid, dueOn }) => (
          <TextLink component={Link} to={link('adminPayout', { id: guid })}>
            {format.longDate(dueOn)}
          </TextLink>
        ),
      },
      { id: 'state', header: t('billing.state'), cell: ({ state }) => <FileState state={state} /> },
      sums.count,
      sums.cents,
      sums.handOverBy,
    ],
    [t, link, format, sums],
  )
}

import type { StaffBankFile } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../../hooks/office.ts'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FileState } from '../RunState.tsx'

/** What a file of transfers is listed by. */
export function usePayoutColumns(): readonly DataColumn<StaffBankFile>[] {
  const { t, language } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  return useMemo(
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
      {
        id: 'count',
        header: t('payouts.count'),
        end: true,
        whole: true,
        sortedBy: ({ count }) => count,
        cell: ({ count }) => new Intl.NumberFormat(language).format(count),
      },
      {
        id: 'cents',
        header: t('billing.sum'),
        end: true,
        whole: true,
        sortedBy: ({ cents }) => cents,
        cell: ({ cents }) => format.money(cents),
      },
      {
        id: 'handOverBy',
        header: t('billing.handOverBy'),
        whole: true,
        sortedBy: ({ handOverBy }) => handOverBy,
        cell: ({ handOverBy }) => format.date(handOverBy),
      },
    ],
    [t, language, link, format],
  )
}

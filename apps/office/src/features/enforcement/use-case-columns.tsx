import type { StaffEnforcementRow } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CaseState } from './CaseState.tsx'

/** What a case is shown by; `hrefOf` leads to it. */
export function useCaseColumns(
  hrefOf: (row: StaffEnforcementRow) => string,
): readonly DataColumn<StaffEnforcementRow>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'caseNumber',
        header: t('enforcement.caseNumber'),
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {row.caseNumber}
          </TextLink>
        ),
      },
      {
        id: 'checkedOn',
        header: t('enforcement.checkedOn'),
        whole: true,
        cell: ({ checkedOn }) => format.instantDateTime(checkedOn),
      },
      { id: 'place', header: t('enforcement.place'), cell: ({ place }) => place || '–' },
      { id: 'name', header: t('enforcement.name'), cell: ({ name }) => name || '–' },
      {
        id: 'amount',
        header: t('enforcement.amount'),
        whole: true,
        cell: ({ amountInCents, owes }) => `${format.money(amountInCents)} (${t(`enforcement.short.${owes}`)})`,
      },
      { id: 'payUntil', header: t('enforcement.payUntil'), whole: true, cell: ({ payUntil }) => format.date(payUntil) },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
      { id: 'state', header: t('enforcement.state'), cell: row => <CaseState {...row} /> },
    ],
    [t, format, hrefOf],
  )
}

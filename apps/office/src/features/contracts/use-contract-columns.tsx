import type { StaffContract } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractState } from './ContractState.tsx'

/** What a contract is shown by; `hrefOf` leads to it. */
export function useContractColumns(hrefOf: (row: StaffContract) => string): readonly DataColumn<StaffContract>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('contracts.number'),
        whole: true,
        cell: row => (
          <TextLink component={Link} to={hrefOf(row)}>
            {row.contractNumber}
          </TextLink>
        ),
      },
      {
        id: 'submittedOn',
        header: t('contracts.submittedOn'),
        whole: true,
        cell: ({ submittedOn }) => format.instantDate(submittedOn),
      },
      { id: 'client', header: t('office.client'), short: true, cell: ({ client }) => client },
      {
        id: 'product',
        header: t('contracts.product'),
        short: 'long',
        cell: ({ subscriptionName }) => subscriptionName,
      },
      { id: 'state', header: t('contracts.state'), cell: row => <ContractState {...row} /> },
      { id: 'customerNumber', header: t('contracts.customerNumber'), cell: ({ customerNumber }) => customerNumber },
      { id: 'subscriber', header: t('contracts.subscriber'), short: true, cell: ({ subscriber }) => subscriber ?? '–' },
      { id: 'holder', header: t('contracts.holder'), short: true, cell: ({ holder }) => holder ?? '–' },
      // Both days in one column, below each other where there is little room: all is seen at 1280 pixels.
      {
        id: 'valid',
        header: t('contracts.valid'),
        cell: ({ validFrom: from, validUntil: until }) => {
          if (from === null) return '–'
          const first = format.date(from)
          return until === null ? t('contracts.validSince', { day: first }) : `${first}\u00A0– ${format.date(until)}`
        },
      },
    ],
    [t, format, hrefOf],
  )
}

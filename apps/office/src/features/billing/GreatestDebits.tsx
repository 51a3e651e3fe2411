import type { StaffBillingRunDetail } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ContractLink } from '../../parts/ContractLink.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** One of them, and which of them it is. */
type Debit = StaffBillingRunDetail['greatest'][number] & { place: number }

/** The greatest debits of a run: what is wrong by a digit stands on top. */
export function GreatestDebits({ run: { greatest } }: { run: StaffBillingRunDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const columns = useMemo<readonly DataColumn<Debit>[]>(
    () => [
      { id: 'customerNumber', header: t('billing.customerNumber'), cell: ({ customerNumber }) => customerNumber },
      {
        id: 'contract',
        header: t('billing.contract'),
        cell: ({ contractGuid, contractNumber, contracts }) => (
          <>
            <ContractLink guid={contractGuid} number={contractNumber} />
            {contracts > 1 && ` ${t('billing.andMore', { count: contracts - 1 })}`}
          </>
        ),
      },
      { id: 'cents', header: t('billing.sum'), end: true, whole: true, cell: ({ cents }) => format.money(cents) },
    ],
    [t, format],
  )
  if (greatest.length === 0) return null
  return (
    <section aria-label={t('billing.greatest')}>
      <Text variant="h2" gutterBottom>
        {t('billing.greatest')}
      </Text>
      <DataTable
        label={t('billing.greatest')}
        columns={columns}
        rows={greatest.map((debit, place) => ({ ...debit, place }))}
        rowId={({ place }) => String(place)}
        rowName={({ customerNumber }) => customerNumber}
        empty={null}
      />
    </section>
  )
}

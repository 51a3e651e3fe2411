import type { FinancialReport } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Amounts = FinancialReport['total']

/**
 * What of a report stands in every table of it: contracts, claimed, credited, and both together. `isSplit`: a contract
 * is in several rows, so that they come to no number of contracts.
 */
export function useAmountColumns(total: Amounts, { isSplit = false } = {}): readonly DataColumn<Amounts>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(() => {
    const money = (id: 'claimedInCent' | 'creditedInCent' | 'sumInCent', header: string): DataColumn<Amounts> => ({
      id,
      header,
      end: true,
      whole: true,
      sortedBy: row => row[id],
      cell: row => format.money(row[id]),
      total: format.money(total[id]),
    })
    return [
      {
        id: 'contracts',
        header: t('school.report.contracts'),
        end: true,
        sortedBy: row => row.contracts,
        cell: row => format.number(row.contracts),
        ...(!isSplit && { total: format.number(total.contracts) }),
      },
      money('claimedInCent', t('school.report.claimed')),
      money('creditedInCent', t('school.report.credited')),
      money('sumInCent', t('school.report.sum')),
    ]
  }, [format, isSplit, t, total])
}

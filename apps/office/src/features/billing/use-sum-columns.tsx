import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Something for the bank: a run, or a file. */
interface ForBank {
  count: number
  cents: number
  handOverBy: string
}

/** What runs and files are listed by alike: how many are in it, under a name of theirs, their sum, the last day. */
export function useSumColumns(counted: string): Record<keyof ForBank, DataColumn<ForBank>> {
  const { t, language } = useTexts()
  const format = useFormat()
  return useMemo(
    () => ({
      count: {
        id: 'count',
        header: counted,
        end: true,
        whole: true,
        sortedBy: ({ count }) => count,
        cell: ({ count }) => new Intl.NumberFormat(language).format(count),
      },
      cents: {
        id: 'sum',
        header: t('billing.sum'),
        end: true,
        whole: true,
        sortedBy: ({ cents }) => cents,
        cell: ({ cents }) => format.money(cents),
      },
      handOverBy: {
        id: 'handOverBy',
        header: t('billing.handOverBy'),
        whole: true,
        sortedBy: ({ handOverBy }) => handOverBy,
        cell: ({ handOverBy }) => format.date(handOverBy),
      },
    }),
    [t, language, format, counted],
  )
}

import type { PriceDifference } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const CHANGES = ['dearer', 'cheaper', 'added', 'gone'] as const

const rowId = ({ day, id }: PriceDifference) => JSON.stringify([day, id])

/** Articles whose prices differ: on how many ways, and where the most. */
export function PriceTable({ articles }: { articles: readonly PriceDifference[] }) {
  const { t } = useTexts()
  const format = useFormat()
  const columns = useMemo((): readonly DataColumn<PriceDifference>[] => {
    const price = (cents: number | null) => (cents === null ? '–' : format.money(cents))
    const waysOf = (one: PriceDifference) =>
      CHANGES.flatMap(change =>
        one[change] === 0 ? [] : [t(`tariffVersions.ways.${change}`, { count: one[change] })],
      ).join(', ')
    const place = ({ from, to }: PriceDifference) =>
      from === null || to === null ? t('tariffVersions.anywhere') : t('tariffVersions.fromTo', { from, to })
    return [
      { id: 'name', header: t('tariffVersions.article'), cell: ({ product, name }) => `${product}, ${name}` },
      { id: 'day', header: t('tariffVersions.day'), whole: true, cell: ({ day }) => format.date(day) },
      { id: 'ways', header: t('tariffVersions.change'), cell: waysOf },
      { id: 'place', header: t('tariffVersions.mostAt'), cell: place },
      { id: 'before', header: t('tariffVersions.now'), end: true, whole: true, cell: ({ before }) => price(before) },
      { id: 'after', header: t('tariffVersions.then'), end: true, whole: true, cell: ({ after }) => price(after) },
    ]
  }, [t, format])
  return (
    <DataTable
      label={t('tariffVersions.prices')}
      columns={columns}
      rows={articles}
      rowId={rowId}
      rowName={({ name }) => name}
      summary={t('tariffVersions.pricesFound', { count: articles.length })}
      empty={t('tariffVersions.noPrices')}
    />
  )
}

import type { ArticleDifference } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const rowId = ({ part, id }: ArticleDifference) => JSON.stringify([part, id])

/** Articles that are new, gone or changed, with their cheapest prices now and then. */
export function ArticleTable({ articles }: { articles: readonly ArticleDifference[] }) {
  const { t } = useTexts()
  const format = useFormat()
  const columns = useMemo((): readonly DataColumn<ArticleDifference>[] => {
    const price = (cents: number | null) => (cents === null ? '–' : format.money(cents))
    return [
      { id: 'name', header: t('tariffVersions.article'), cell: ({ name }) => name },
      { id: 'product', header: t('tariffVersions.product'), cell: ({ product }) => product },
      { id: 'part', header: t('tariffVersions.part'), cell: ({ part }) => part },
      { id: 'change', header: t('tariffVersions.change'), cell: ({ change }) => t(`tariffVersions.changes.${change}`) },
      { id: 'before', header: t('tariffVersions.before'), end: true, whole: true, cell: ({ before }) => price(before) },
      { id: 'after', header: t('tariffVersions.after'), end: true, whole: true, cell: ({ after }) => price(after) },
    ]
  }, [t, format])
  return (
    <DataTable
      label={t('tariffVersions.articles')}
      columns={columns}
      rows={articles}
      rowId={rowId}
      rowName={({ name }) => name}
      summary={t('tariffVersions.articlesFound', { count: articles.length })}
      empty={t('tariffVersions.noArticles')}
    />
  )
}

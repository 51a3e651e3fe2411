import type { StaffBillingRunDetail } from '@billett/contract'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useSigned } from './use-signed.ts'

type Difference = StaffBillingRunDetail['differences'][number]

/** Why a run comes to another sum than the one before, cause by cause. */
export function RunDifferences({ run: { before, differences, moreCents } }: { run: StaffBillingRunDetail }) {
  const { t, language } = useTexts()
  const signed = useSigned()
  const columns = useMemo<readonly DataColumn<Difference>[]>(
    () => [
      { id: 'cause', header: t('billing.cause'), cell: ({ cause }) => t(`billing.causes.${cause}`) },
      {
        id: 'contracts',
        header: t('billing.contracts'),
        end: true,
        whole: true,
        cell: ({ contracts }) => new Intl.NumberFormat(language).format(contracts),
      },
      { id: 'cents', header: t('billing.more'), end: true, whole: true, cell: ({ cents }) => signed(cents) },
    ],
    [t, language, signed],
  )
  if (before === null || moreCents === null) return null
  return (
    <section aria-label={t('billing.differences')}>
      <Text variant="h2" gutterBottom>
        {t('billing.differences')}
      </Text>
      {differences.length === 0 ? (
        <Text>{t('billing.noDifferences')}</Text>
      ) : (
        <DataTable
          label={t('billing.differences')}
          columns={columns}
          rows={differences}
          rowId={({ cause }) => cause}
          rowName={({ cause }) => t(`billing.causes.${cause}`)}
          empty={null}
        />
      )}
    </section>
  )
}

import type { StaffContractChange } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { comparedDebits, type DebitBeside } from './compared-debits.ts'

/** What a change does: in sentences, and debit by debit as it would be without it and as it is with it. */
export function ChangeEffect({ effect }: Pick<StaffContractChange, 'effect'>) {
  const { t } = useTexts()
  const format = useFormat()
  const columns = useMemo((): DataColumn<DebitBeside>[] => {
    const money = (cents: number | null) => (cents === null ? '–' : format.money(cents))
    return [
      {
        id: 'on',
        header: t('contracts.change.on'),
        whole: true,
        sortedBy: ({ on }) => on,
        cell: ({ on }) => format.date(on),
      },
      { id: 'before', header: t('contracts.change.before'), end: true, whole: true, cell: row => money(row.before) },
      { id: 'after', header: t('contracts.change.after'), end: true, whole: true, cell: row => money(row.after) },
      { id: 'why', header: t('contracts.change.reasonsOfDebit'), cell: ({ reasons }) => reasons.join(' · ') },
    ]
  }, [t, format])
  if (!effect) return <MessageBox kind="info">{t('contracts.change.noEffect')}</MessageBox>
  return (
    <>
      <MessageBox kind="info">{effect.text.join(' ')}</MessageBox>
      <DataTable
        label={t('contracts.change.debits')}
        columns={columns}
        rows={comparedDebits(effect)}
        rowId={({ id }) => id}
        rowName={({ on }) => format.date(on)}
        empty={t('contracts.acts.noDebits')}
      />
      <Text variant="body2">{t('contracts.change.comparedUntil', { day: format.date(effect.comparedUntil) })}</Text>
    </>
  )
}

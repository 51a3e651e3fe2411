import type { PortalActRow } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What the journal says of something that was done. */
export function useJournalColumns(): readonly DataColumn<PortalActRow>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(() => {
    const what = ({ act, step, count, remark }: PortalActRow): string => {
      const done = t(`school.journal.acts.${act}`)
      const named = step === null ? done : `${done}: ${t(`school.journal.steps.${step}`)}`
      const counted = count === null ? named : t('school.journal.counted', { what: named, count })
      return remark === null ? counted : `${counted}, ${t(`school.journal.remarks.${remark}`)}`
    }
    return [
      { id: 'what', header: t('school.journal.what'), cell: what },
      { id: 'about', header: t('school.journal.about'), cell: ({ about }) => about || '–' },
      {
        id: 'by',
        header: t('school.journal.by'),
        cell: ({ by, act }) =>
          by || t(act === 'contractPassedOn' ? 'school.journal.byItself' : 'school.journal.nobody'),
      },
      { id: 'on', header: t('school.journal.on'), cell: ({ on }) => format.instantDateTime(on) },
      { id: 'where', header: t('school.journal.where'), cell: ({ organisation }) => organisation.name },
    ]
  }, [t, format])
}

import type { StaffDocument } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFileSize } from '../../hooks/use-file-size.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a document is, who put it there when, and what became of it. */
export function useDocumentColumns(): readonly DataColumn<StaffDocument>[] {
  const { t } = useTexts()
  const format = useFormat()
  const sizeText = useFileSize()
  return useMemo(
    (): DataColumn<StaffDocument>[] => [
      {
        id: 'title',
        header: t('customerDocuments.name'),
        sortedBy: ({ title, fileName }) => title || fileName,
        cell: ({ title, fileName }) => title || fileName,
      },
      {
        id: 'kind',
        header: t('customerDocuments.kind'),
        whole: true,
        cell: ({ kind }) => t(`customerDocuments.kinds.${kind}`),
      },
      { id: 'contract', header: t('customerDocuments.contract'), whole: true, cell: row => row.contractNumber ?? '–' },
      {
        id: 'createdOn',
        header: t('customerDocuments.createdOn'),
        whole: true,
        sortedBy: ({ createdOn }) => createdOn,
        cell: ({ createdOn }) => format.instantDateTime(createdOn),
      },
      {
        id: 'writtenBy',
        header: t('customerDocuments.writtenBy'),
        cell: row => row.writtenBy ?? t('customerDocuments.byShop'),
      },
      {
        id: 'size',
        header: t('customerDocuments.size'),
        whole: true,
        cell: ({ size, takenBackOn }) => (takenBackOn ? '–' : sizeText(size)),
      },
      {
        id: 'state',
        header: t('customerDocuments.state'),
        cell: ({ readOn, takenBackOn, takenBackBy }) => {
          const read = readOn
            ? t('customerDocuments.readOn', { moment: format.instantDateTime(readOn) })
            : t('customerDocuments.unread')
          if (!takenBackOn) return read
          const moment = format.instantDateTime(takenBackOn)
          return (
            <>
              <Chip color="error" label={t('customerDocuments.gone', { moment, name: takenBackBy ?? '–' })} /> {read}
            </>
          )
        },
      },
    ],
    [t, format, sizeText],
  )
}

import type { AttachmentFile } from '@billett/contract'
import { fitMail } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { mdiPaperclip } from '@mdi/js'
import { Suspense, useMemo, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFileSize } from '../../hooks/use-file-size.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useRemoval } from '../../hooks/use-removal.tsx'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { useWholeList } from '../../parts/list/use-kept-list.tsx'
import { deleteAttachment } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { useAttachments } from './use-attachments.ts'

const UnusedDialog = lazyPiece(() => import('./UnusedDialog.tsx').then(module => module.UnusedDialog))

interface Props extends Pick<ReturnType<typeof useAttachments>, 'files' | 'lists' | 'again'> {
  /** The address of the screen. */
  kept: Parameters<typeof useWholeList<AttachmentFile>>[1]
}

/** All files that can be sent with tickets; those that none brings can be deleted. */
export function FilesTable({ kept, files, lists: { loading, failed, errors }, again }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const format = useFormat()
  const sizeText = useFileSize()
  const [isClearing, setClearing] = useState(false)
  const { ask, question } = useRemoval<AttachmentFile>({
    word: t('attachments.remove'),
    text: ({ fileName }) => t('attachments.removeText', { name: fileName }),
    call: deleteAttachment,
    remove: async ({ path }) => deleteAttachment.fulfilled.match(await dispatch(deleteAttachment({ query: { path } }))),
    done: t('attachments.removed'),
  })
  const columns = useMemo(
    (): DataColumn<AttachmentFile>[] => [
      { id: 'fileName', header: t('attachments.name'), cell: ({ fileName }) => fileName },
      { id: 'size', header: t('attachments.size'), whole: true, cell: ({ size }) => sizeText(size) },
      {
        id: 'uploadedOn',
        header: t('attachments.uploadedOn'),
        whole: true,
        cell: ({ uploadedOn }) => format.instantDateTime(uploadedOn),
      },
      {
        id: 'state',
        header: t('attachments.state'),
        cell: file =>
          fitMail([file]) ? (
            t(file.isUsed ? 'attachments.used' : 'attachments.unused')
          ) : (
            <Chip color="error" label={t('attachments.tooLarge')} />
          ),
      },
    ],
    [t, format, sizeText],
  )
  const list = useWholeList('adminAttachments', kept, columns)
  return (
    <>
      <StaffList
        label={t('attachments.files')}
        {...list}
        asked={{ rows: files, busy: loading, failed, errors, again }}
        rowId={({ path }) => path}
        rowName={({ fileName }) => fileName}
        actions={file => (file.isUsed ? [] : [{ text: t('attachments.remove'), warns: true, act: () => ask(file) }])}
        count={({ count }) => t('attachments.found', { count })}
        tools={
          <>
            {files?.some(({ isUsed }) => !isUsed) && (
              <Button variant="outlined" onClick={() => setClearing(true)}>
                {t('attachments.removeUnused')}
              </Button>
            )}
            {list.tools}
          </>
        }
        none={{ icon: mdiPaperclip, title: t('attachments.none'), text: t('attachments.noneText') }}
      />
      {question}
      <Suspense>
        {isClearing && (
          <UnusedDialog
            onDone={() => {
              setClearing(false)
              again()
            }}
            onClose={() => setClearing(false)}
          />
        )}
      </Suspense>
    </>
  )
}

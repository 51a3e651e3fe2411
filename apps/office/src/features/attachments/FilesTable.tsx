import type { AttachmentFile } from '@billett/contract'
import { fitMail } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { mdiPaperclip } from '@mdi/js'
import { useMemo } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFileSize } from '../../hooks/use-file-size.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { deleteAttachment } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { useAttachments } from './use-attachments.ts'

type Props = Pick<ReturnType<typeof useAttachments>, 'files' | 'lists' | 'again'>

/** All files that can be sent with tickets; those that none brings can be deleted. */
export function FilesTable({ files, lists: { loading, failed, errors }, again }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const format = useFormat()
  const sizeText = useFileSize()
  const removal = useCall(deleteAttachment)
  const { ask, question } = useConfirmed<AttachmentFile>({
    title: t('attachments.remove'),
    text: ({ fileName }) => t('attachments.removeText', { name: fileName }),
    yes: t('attachments.remove'),
    act: async ({ path }) => deleteAttachment.fulfilled.match(await dispatch(deleteAttachment({ query: { path } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: () => say(t('attachments.removed')),
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
  return (
    <>
      <DataTable
        label={t('attachments.files')}
        columns={columns}
        rows={files}
        busy={loading}
        rowId={({ path }) => path}
        rowName={({ fileName }) => fileName}
        actions={file => (file.isUsed ? [] : [{ text: t('attachments.remove'), warns: true, act: () => ask(file) }])}
        summary={failed ? undefined : files ? t('attachments.found', { count: files.length }) : t('common.loading')}
        empty={
          <EmptyState icon={mdiPaperclip} title={t('attachments.none')}>
            {t('attachments.noneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
      />
      {question}
    </>
  )
}

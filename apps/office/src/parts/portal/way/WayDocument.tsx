import { MAX_PROOF, PROOF_TYPES } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { fetchTelling } from '@billett/web-kit/http/fetch-telling.ts'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import type { SentFile } from '@billett/web-kit/kit/files/sent-file.ts'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { uploadFiles } from '../../../state/school/school.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** A file as it was taken; it belongs to nothing before it is handed in. */
export interface SentDocument {
  fileId: string
  fileName: string
}

interface Props {
  document: SentDocument | null
  onChange: (document: SentDocument | null) => void
}

/** The document that shows how a way was measured: a map, a certificate. */
export function WayDocument({ document, onChange }: Props) {
  const { t } = useTexts()
  const words = useWorkWords()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  /** What is on its way, or was refused. */
  const [sending, setSending] = useState<SentFile>()
  const send = async (file: File) => {
    const shown = { id: file.name, name: file.name }
    setSending({ ...shown, progress: 0 })
    onChange(null)
    const fetch = fetchTelling(progress => setSending({ ...shown, progress }))
    const answer = await dispatch(uploadFiles({ body: { file }, fetch }))
    const [sent] = uploadFiles.fulfilled.match(answer) ? answer.payload.data : []
    if (sent) {
      setSending(undefined)
      onChange({ fileId: sent.fileId, fileName: sent.fileName })
      return
    }
    const [why] = uploadFiles.rejected.match(answer) ? (answer.payload?.errors ?? []) : []
    setSending({ ...shown, error: why ? errorText(why.key, why.message) : t('common.retry') })
  }
  const files = sending ? [sending] : document ? [{ id: document.fileId, name: document.fileName }] : []
  return (
    <FileUpload
      label={t('school.way.document')}
      hint={t('school.way.documentHint')}
      accept={PROOF_TYPES.join()}
      maxBytes={MAX_PROOF}
      files={files}
      words={words}
      onAdd={([file]) => file && void send(file)}
      onRemove={() => {
        setSending(undefined)
        onChange(null)
      }}
    />
  )
}

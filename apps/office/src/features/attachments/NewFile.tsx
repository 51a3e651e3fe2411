import { MOST_ATTACHMENT_BYTES } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { uploadAttachment } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const ACCEPTED = '.pdf,.jpg,.jpeg,application/pdf,image/jpeg'

/** Sends a file in; what was refused stays, with why. */
export function NewFile({ onDone }: { onDone: () => void }) {
  const { t } = useTexts()
  const words = useWorkWords()
  const errorText = useErrorText()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(uploadAttachment)
  const [name, setName] = useState<string>()
  const [refusal] = errors
  const state = loading ? { progress: null } : refusal ? { error: errorText(refusal.key, refusal.message) } : {}
  const send = async (file: File) => {
    setName(file.name)
    if (!uploadAttachment.fulfilled.match(await dispatch(uploadAttachment({ body: { file } })))) return
    setName(undefined)
    say(t('attachments.uploaded'))
    onDone()
  }
  return (
    <FileUpload
      label={t('attachments.file')}
      hint={t('attachments.fileHint')}
      accept={ACCEPTED}
      maxBytes={MOST_ATTACHMENT_BYTES}
      files={name === undefined ? [] : [{ id: 'file', name, ...state }]}
      words={words}
      onAdd={([file]) => {
        if (file && !loading) void send(file)
      }}
      onRemove={() => setName(undefined)}
    />
  )
}

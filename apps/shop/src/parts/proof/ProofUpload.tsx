import { MAX_PROOF, PROOF_TYPES } from '@billett/contract'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { fetchTelling } from '@billett/web-kit/http/fetch-telling.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { uploadFiles } from '../../state/subscription/application.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

export interface Proof {
  /** As `uploadFiles` answered. */
  fileId: string
  fileName: string
}

interface Props {
  label: string
  hint: string
  /** What was uploaded; none yet where it is null. */
  proof: Proof | null
  /** What is wrong with the field. */
  error: string | undefined
  onChange: (proof: Proof | null) => void
  /** A file is on its way, or is not any more. */
  onUploading?: (is: boolean) => void
}

/** One file that proves an entitlement: chosen, dropped, or a phone's photo; tried again if need be. */
export function ProofUpload({ label, hint, proof, error, onChange, onUploading }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { run, running, errors } = useOwnCall<'upload'>()
  const [sending, setSending] = useState<File>()
  /** From 0 to 1. */
  const [sentPart, setSentPart] = useState(0)
  const send = async (file: File): Promise<void> => {
    setSending(file)
    setSentPart(0)
    onChange(null)
    onUploading?.(true)
    const answer = await run('upload', uploadFiles({ body: { file }, fetch: fetchTelling(setSentPart) }))
    onUploading?.(false)
    const [uploaded] = answer?.data ?? []
    if (!uploaded) return
    setSending(undefined)
    onChange({ fileId: uploaded.fileId, fileName: uploaded.fileName })
  }
  const [refusal] = errors
  const files = () => {
    if (sending && running) return [{ id: 'sending', name: sending.name, progress: sentPart }]
    if (sending && refusal)
      return [{ id: 'refused', name: sending.name, error: errorText(refusal.key, refusal.message) }]
    return proof ? [{ id: proof.fileId, name: proof.fileName }] : []
  }
  return (
    <Stack spacing={1}>
      <FileUpload
        label={label}
        hint={hint}
        accept={PROOF_TYPES.join()}
        maxBytes={MAX_PROOF}
        files={files()}
        words={{
          chooseFiles: t('proof.choose'),
          dropFiles: t('proof.drop'),
          tooLarge: megabytes => t('proof.tooLarge', { megabytes }),
          wrongType: t('proof.wrongType'),
          uploading: file => t('proof.uploading', { file }),
          sent: percent => t('proof.sent', { percent }),
          remove: file => t('proof.remove', { file }),
        }}
        onAdd={([file]) => file && void send(file)}
        onRemove={() => {
          setSending(undefined)
          onChange(null)
        }}
      />
      {sending && (refusal || running) && (
        <BusyButton variant="outlined" busy={running !== undefined} onClick={() => void send(sending)}>
          {t(running ? 'common.loading' : 'common.retry')}
        </BusyButton>
      )}
      {error && <FieldNote error>{error}</FieldNote>}
    </Stack>
  )
}

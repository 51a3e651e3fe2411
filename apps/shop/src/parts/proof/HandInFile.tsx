import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type Proof, ProofUpload } from './ProofUpload.tsx'

interface Props {
  label: string
  hint: string
  /** On the button that sends it. */
  send: string
  busy: boolean
  errors: readonly CallError[]
  /** Sends the file that was uploaded; false where it was refused, and is kept. */
  onSend: (fileId: string) => Promise<boolean>
  children?: ReactNode
}

/** One file that is uploaded and handed in: what is refused stays chosen, to be sent once more. */
export function HandInFile({ label, hint, send, busy, errors, onSend, children }: Props) {
  const { t } = useTexts()
  const [file, setFile] = useState<Proof | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [uploading, setUploading] = useState(false)
  const press = async () => {
    setMissing(!file)
    if (file && (await onSend(file.fileId))) setFile(null)
  }
  return (
    <Stack spacing={1}>
      <ProofUpload
        label={label}
        hint={hint}
        proof={file}
        error={isMissing && !file ? t('schoolFollow.chooseFirst') : undefined}
        onChange={setFile}
        onUploading={setUploading}
      />
      {children}
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={busy || uploading} onClick={() => void press()}>
          {send}
        </BusyButton>
      </div>
    </Stack>
  )
}

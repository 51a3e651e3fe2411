import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getStaffProofFile } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Hands the file of a proof to the downloads: what strangers sent in is never drawn by this page. It is noted. */
export function ProofFile({ contractGuid, proofGuid }: { contractGuid: string; proofGuid: string }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const download = async () => {
    setBusy(true)
    const answer = await dispatch(getStaffProofFile({ params: { contractGuid, proofGuid } }))
    setBusy(false)
    if (!getStaffProofFile.fulfilled.match(answer)) return setErrors(answer.payload?.errors ?? [])
    setErrors([])
    if (!answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('contracts.proofSaved', { fileName: answer.payload.file.fileName }))
  }
  return (
    <>
      <BusyButton type="button" variant="outlined" busy={busy} onClick={() => void download()}>
        {t('contracts.proofFile')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </>
  )
}

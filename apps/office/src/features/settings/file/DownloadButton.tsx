import type { StaffConfig } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { getConfigFile } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Hands a version to the downloads, as a JSON file named after the host (Spec 3 §2.4). */
export function DownloadButton({ config: { clientId, version } }: { config: StaffConfig }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { loading, errors } = useCall(getConfigFile)
  const download = async () => {
    const query = version === 0 ? { clientId } : { clientId, version }
    const answer = await dispatch(getConfigFile({ query }))
    if (!getConfigFile.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('settings.downloaded', { fileName: answer.payload.file.fileName }))
  }
  return (
    <>
      <BusyButton type="button" variant="outlined" busy={loading} onClick={() => void download()}>
        {t('settings.download')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </>
  )
}

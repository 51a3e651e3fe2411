import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { exportStaffActs } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { actsFilter } from './acts-query.ts'
import type { AuditState } from './audit-address.ts'

/** Hands all acts that are looked for to the downloads, as CSV; that is noted, too. */
export function ActsFile({ state }: { state: AuditState }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors } = useCall(exportStaffActs)
  const download = async () => {
    const answer = await dispatch(exportStaffActs({ query: actsFilter(state, timeZone) }))
    if (!exportStaffActs.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('audit.downloaded', { fileName: answer.payload.file.fileName }))
  }
  return (
    <>
      <BusyButton type="button" variant="outlined" busy={loading} onClick={() => void download()}>
        {t('audit.download')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </>
  )
}

import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getCatalogueTemplate } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Hands out a workbook to be filled. */
export function TemplateButton() {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getCatalogueTemplate)
  const fetchFile = async () => {
    if (loading) return
    const answer = await dispatch(getCatalogueTemplate())
    if (!getCatalogueTemplate.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('converter.saved', { fileName: answer.payload.file.fileName }))
  }
  return (
    <>
      <Row spacing={2}>
        <BusyButton variant="outlined" busy={loading} onClick={() => void fetchFile()}>
          {t('converter.template')}
        </BusyButton>
      </Row>
      <CallErrors errors={errors} all />
    </>
  )
}

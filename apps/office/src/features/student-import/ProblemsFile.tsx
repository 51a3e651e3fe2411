import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getBatchProblems } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The rows that could not be taken, to be corrected. */
export function ProblemsFile({ guid }: { guid: string }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getBatchProblems)
  const download = async () => {
    const answer = await dispatch(getBatchProblems({ params: { batchGuid: guid } }))
    if (getBatchProblems.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
  }
  return (
    <MessageBox
      kind="warning"
      action={
        <BusyButton busy={loading} onClick={() => void download()}>
          {t('school.imports.problems')}
        </BusyButton>
      }
    >
      {t('school.imports.problemsText')}
      <CallErrors errors={errors} all />
    </MessageBox>
  )
}

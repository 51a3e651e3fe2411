import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { exportFinancialReport } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const FORMATS = ['xlsx', 'csv'] as const

/** Every claim of the report as a file; who fetches it is noted. */
export function ReportExport({ payer, selection }: { payer: string; selection: string }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(exportFinancialReport)
  const [asked, setAsked] = useState<(typeof FORMATS)[number]>()
  const download = async (format: (typeof FORMATS)[number]) => {
    setAsked(format)
    const query = { dateSelection: selection, format }
    const answer = await dispatch(exportFinancialReport({ params: { orgId: payer }, query }))
    if (!exportFinancialReport.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('school.documents.downloaded', { fileName: answer.payload.file.fileName }))
  }
  return (
    <>
      <Row spacing={1}>
        {FORMATS.map(format => (
          <BusyButton
            key={format}
            variant="outlined"
            busy={loading && asked === format}
            onClick={() => void download(format)}
          >
            {t(`school.report.${format}`)}
          </BusyButton>
        ))}
      </Row>
      <CallErrors errors={errors} all />
    </>
  )
}

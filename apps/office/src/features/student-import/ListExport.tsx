import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { exportStudents } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const FORMATS = [
  { format: 'xlsx', text: 'school.imports.exportXlsx' },
  { format: 'csv', text: 'school.imports.exportCsv' },
] as const

type Format = (typeof FORMATS)[number]['format']

/** Who is there as a file, with the columns it is taken in with; who fetches it is noted. */
export function ListExport({ organisation }: { organisation: string }) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(exportStudents)
  const [asked, setAsked] = useState<Format>()
  const download = async (format: Format) => {
    setAsked(format)
    const answer = await dispatch(exportStudents({ params: { orgGuid: organisation }, query: { format } }))
    if (!exportStudents.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('school.documents.downloaded', { fileName: answer.payload.file.fileName }))
  }
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('school.imports.export')}</Text>
      <Row spacing={1}>
        {FORMATS.map(({ format, text }) => (
          <BusyButton
            key={format}
            variant="outlined"
            busy={loading && asked === format}
            onClick={() => void download(format)}
          >
            {t(text)}
          </BusyButton>
        ))}
      </Row>
      <CallErrors errors={errors} all />
    </Stack>
  )
}

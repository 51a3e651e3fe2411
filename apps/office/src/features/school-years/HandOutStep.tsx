import type { HandOutQuery } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getHandOutList } from '../../state/school-year/school-year.calls.ts'
import { selectRollSchools } from '../../state/school-year/school-year.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { hasTakenEffect } from './roll-steps.ts'
import { ScanCards } from './ScanCards.tsx'
import type { StepProps } from './step-props.ts'
import { yearsAddress } from './years-address.ts'

const FORMATS = ['pdf', 'csv'] as const

/** The list of a school by classes, with a line to sign on; who fetches it is noted. */
export function HandOutStep({ year, waits }: StepProps) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { state } = useListAddress(yearsAddress)
  const schools = useAppSelector(selectRollSchools)
  const { loading, errors } = useCall(getHandOutList)
  const [asked, setAsked] = useState<HandOutQuery['format']>()
  if (waits || !hasTakenEffect(year)) return null
  const school = schools?.length === 1 ? schools[0]?.organisation.guid : state.school
  if (!school) return <Text>{t('school.years.chooseSchool')}</Text>
  const download = async (format: (typeof FORMATS)[number]) => {
    setAsked(format)
    const query = { orgGuid: school, format }
    const answer = await dispatch(getHandOutList({ params: { yearGuid: year.guid }, query }))
    if (!getHandOutList.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('school.documents.downloaded', { fileName: answer.payload.file.fileName }))
  }
  return (
    <Stack spacing={1}>
      <Row spacing={1}>
        {FORMATS.map(format => (
          <BusyButton
            key={format}
            variant="outlined"
            busy={loading && asked === format}
            onClick={() => void download(format)}
          >
            {t(`school.years.handOut.${format}`)}
          </BusyButton>
        ))}
      </Row>
      <CallErrors errors={errors} all />
      <ScanCards yearGuid={year.guid} />
    </Stack>
  )
}

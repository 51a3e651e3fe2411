import type { TakersOfCompany } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { exportControlFile, getTakers } from '../../state/school/school.calls.ts'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const ControlDifferences = lazyPiece(() => import('./ControlDifferences.tsx').then(module => module.ControlDifferences))

/** How many of a company have a job ticket in the months to come, where too few, and a file of who had one. */
export function Takers({ company }: { company: string }) {
  const { t } = useTexts()
  const format = useFormat()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [takers, setTakers] = useState<TakersOfCompany>()
  const [month, setMonth] = useState('')
  const [comparing, setComparing] = useState(false)
  const mayAnswer = useAppSelector(selectSeesNode(['Student']))
  const exporting = useCall(exportControlFile)
  useEffect(() => {
    let isOver = false
    setTakers(undefined)
    const ask = async () => {
      const answer = await dispatch(getTakers({ params: { orgGuid: company } }))
      if (!isOver && getTakers.fulfilled.match(answer)) setTakers(answer.payload.data[0])
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [dispatch, company])
  if (!takers) return null
  const day = month === '' ? undefined : `${month}-01`
  const download = async () => {
    const query = day === undefined ? {} : { day }
    const answer = await dispatch(exportControlFile({ params: { orgGuid: company }, query }))
    if (!exportControlFile.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('school.documents.downloaded', { fileName: answer.payload.file.fileName }))
  }
  return (
    <Stack spacing={1}>
      {takers.warnings.map(({ firm, month: of, takers: count, minimum }) => (
        <MessageBox key={firm?.guid ?? ''} kind="warning" title={t('school.takers.few')}>
          {[
            firm?.name,
            t('school.takers.fewText', { month: format.monthOfYear(of), count, minimum }),
            t('school.takers.follows'),
          ]
            .filter(Boolean)
            .join(' ')}
        </MessageBox>
      ))}
      <Details summary={t('school.takers.label')}>
        <Stack spacing={2}>
          <DescriptionList
            facts={takers.months.map(({ month: of, takers: count, minimum }) => ({
              term: format.monthOfYear(of),
              detail: t('school.takers.ofMinimum', { count, minimum }),
            }))}
          />
          <Text>{t('school.takers.file')}</Text>
          <TextInput
            type="month"
            label={t('school.takers.month')}
            hint={t('school.takers.monthHint')}
            optional
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          />
          <Row spacing={1}>
            <BusyButton variant="outlined" busy={exporting.loading} onClick={() => void download()}>
              {t('school.takers.download')}
            </BusyButton>
            {mayAnswer && (
              <Button variant="outlined" onClick={() => setComparing(true)}>
                {t('school.takers.compare')}
              </Button>
            )}
          </Row>
          <CallErrors errors={exporting.errors} all />
        </Stack>
      </Details>
      <Suspense>
        {comparing && <ControlDifferences company={company} day={day} onClose={() => setComparing(false)} />}
      </Suspense>
    </Stack>
  )
}

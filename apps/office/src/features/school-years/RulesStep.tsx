import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { StepProps } from './step-props.ts'

const YearDialog = lazyPiece(() => import('./YearDialog.tsx').then(module => module.YearDialog))

/** The days of the year and what is still missing before it can begin. */
export function RulesStep({ year }: StepProps) {
  const { t } = useTexts()
  const format = useFormat()
  const [changing, setChanging] = useState(false)
  const { faults, authority } = year
  return (
    <Stack spacing={2}>
      {faults.length > 0 ? (
        <MessageBox kind="warning" title={t('school.years.missing')}>
          {faults.map(fault => (
            <Text key={fault}>{t(`school.years.faults.${fault}`)}</Text>
          ))}
        </MessageBox>
      ) : (
        <MessageBox kind="success">{t('school.years.nothingMissing')}</MessageBox>
      )}
      <DescriptionList
        facts={[
          { term: t('school.years.days'), detail: format.dayRange(year.from, year.until) },
          { term: t('school.years.fields.firstSchoolDay'), detail: format.date(year.firstSchoolDay) },
          { term: t('school.years.window'), detail: format.dayRange(year.windowFrom, year.windowUntil) },
          { term: t('school.years.fields.handOutOn'), detail: format.date(year.handOutOn) },
          { term: t('school.years.fields.photoYears'), detail: String(year.photoYears) },
        ]}
      />
      {year.state === 'open' && (
        <div>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {t('school.years.change')}
          </Button>
        </div>
      )}
      <Suspense>
        {changing && (
          <YearDialog
            payers={[authority]}
            year={year}
            onDone={() => setChanging(false)}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

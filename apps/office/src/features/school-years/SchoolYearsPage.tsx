import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { selectOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useYears } from './use-years.ts'
import { YearList } from './YearList.tsx'
import { YearSteps } from './YearSteps.tsx'
import { yearsAddress } from './years-address.ts'

const YearDialog = lazyPiece(() => import('./YearDialog.tsx').then(module => module.YearDialog))

/** School years and the steps into one of them; several people work at it, and anybody goes on for another. */
export function SchoolYearsPage() {
  const { t } = useTexts()
  const { state, change } = useListAddress(yearsAddress)
  const { years, busy, failed, errors, again } = useYears()
  const [adding, setAdding] = useState(false)
  const payers = useAppSelector(selectOwn)?.filter(({ view, words }) => view === 'payer' && words === 'school') ?? []
  const open = years?.find(({ guid }) => guid === state.year)
  const toList = () => change({ year: '', step: '', show: 'left', kind: '', school: '', search: '', page: 1 })
  return (
    <Page>
      <Headline headline={t('frame.titles.schoolYears')} lead={t('school.years.lead')} />
      <Stack spacing={2}>
        <Tutorial text="school.years.tutorial" />
        {state.year !== '' && !open && !failed && !years && <SkeletonList label={t('common.loading')} rows={5} />}
        {open && <YearSteps key={open.guid} year={open} again={again} onClose={toList} />}
        {!open && (state.year === '' || failed || years) && (
          <YearList
            years={years}
            busy={busy}
            failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
            tools={
              payers.length > 0 ? (
                <Button variant="contained" onClick={() => setAdding(true)}>
                  {t('school.years.add')}
                </Button>
              ) : undefined
            }
            onOpen={({ guid }) => change({ year: guid })}
          />
        )}
      </Stack>
      <Suspense>
        {adding && (
          <YearDialog
            payers={payers}
            years={years ?? []}
            onDone={({ guid }) => {
              setAdding(false)
              change({ year: guid })
            }}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}

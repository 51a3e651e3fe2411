import type { RollSchool } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { mdiSchoolOutline } from '@mdi/js'
import { Suspense, useMemo, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { mayStillSay } from './may-still-say.ts'
import { standOf } from './roll-steps.ts'
import type { StepProps } from './step-props.ts'
import { useRollSchools } from './use-roll-schools.ts'

const SchoolPlanDialog = lazyPiece(() => import('./SchoolPlanDialog.tsx').then(module => module.SchoolPlanDialog))

const rowId = ({ organisation }: RollSchool) => organisation.guid

/** Which schools have said what becomes of their classes, and saying it. */
export function SchoolsStep({ year, again }: StepProps) {
  const { t } = useTexts()
  const format = useFormat()
  const say = useSay()
  const { schools, busy, failed, errors, again: readAgain } = useRollSchools(year.guid, standOf(year))
  const [planned, setPlanned] = useState<RollSchool>()
  const mayPlan = mayStillSay(year)
  const columns = useMemo<readonly DataColumn<RollSchool>[]>(
    () => [
      { id: 'school', header: t('school.years.school'), cell: ({ organisation }) => organisation.name },
      { id: 'pupils', header: t('school.years.pupils'), end: true, cell: ({ pupils }) => format.number(pupils) },
      {
        id: 'unclear',
        header: t('school.years.kinds.unclear'),
        end: true,
        cell: ({ unclear }) => format.number(unclear),
      },
      { id: 'waiting', header: t('school.years.waiting'), end: true, cell: ({ waiting }) => format.number(waiting) },
      {
        id: 'done',
        header: t('school.years.state'),
        whole: true,
        cell: ({ isDone }) => (
          <Chip
            label={t(isDone ? 'school.years.schoolDone' : 'school.years.schoolOpen')}
            color={isDone ? 'success' : 'default'}
          />
        ),
      },
      ...(mayPlan
        ? [
            {
              id: 'plan',
              header: t('school.years.classes'),
              cell: (school: RollSchool) => (
                <Button
                  variant="outlined"
                  aria-label={t('school.years.planNamed', { school: school.organisation.name })}
                  onClick={() => setPlanned(school)}
                >
                  {t('school.years.plan')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [format, mayPlan, t],
  )
  return (
    <>
      <DataTable
        label={t('school.years.schools')}
        columns={columns}
        rows={failed ? [] : schools}
        busy={busy}
        rowId={rowId}
        rowName={({ organisation }) => organisation.name}
        empty={
          <EmptyState icon={mdiSchoolOutline} title={t('school.years.schoolsNone')}>
            {t('school.years.schoolsNoneText')}
          </EmptyState>
        }
        failure={failed ? <ListFailure errors={errors} onAgain={readAgain} /> : undefined}
      />
      <Suspense>
        {planned && (
          <SchoolPlanDialog
            yearGuid={year.guid}
            school={planned}
            others={(schools ?? []).map(({ organisation }) => organisation)}
            onDone={() => {
              setPlanned(undefined)
              say(t('school.years.planned'))
              again()
            }}
            onClose={() => setPlanned(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

import { localDate, toInstant } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiFinance } from '@mdi/js'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { Tutorial } from '../../parts/portal/Tutorial.tsx'
import { getFinancialReport } from '../../state/school/school.calls.ts'
import { selectCostUnit, selectFinancialReport, selectOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './FinancialReportPage.module.css'
import { MonthChart } from './MonthChart.tsx'
import { ReportExport } from './ReportExport.tsx'
import { ReportItems } from './ReportItems.tsx'
import { ReportRows } from './ReportRows.tsx'
import { reportSelections } from './report-selections.ts'

const SchoolReportDialog = lazyPiece(() => import('./SchoolReportDialog.tsx').then(module => module.SchoolReportDialog))

/** What is owed by a payer for a school year or a month: sums, months, and each school and ticket (Spec 3 §7.2). */
export function FinancialReportPage() {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const payers = useAppSelector(selectOwn)?.filter(({ view }) => view === 'payer')
  const costUnit = useAppSelector(selectCostUnit)
  const report = useAppSelector(selectFinancialReport)
  const { failed, errors, loading } = useCall(getFinancialReport)
  const { years, months } = reportSelections(localDate(toInstant(Date.now()), timeZone))
  const [selection, setSelection] = useState(`sy${years[0]}`)
  const [chosen, setChosen] = useState('')
  const [between, setBetween] = useState({ from: '', to: '' })
  const [school, setSchool] = useState<{ guid: string; name: string }>()
  const payer = chosen || payers?.[0]?.guid || costUnit
  const again = useCallback(() => {
    if (payer) void dispatch(getFinancialReport({ params: { payerGuid: payer, dateSelection: selection } }))
  }, [dispatch, payer, selection])
  useEffect(again, [again])
  const isSpan = selection.includes('..')
  const options = [
    ...years.map(year => ({ value: `sy${year}`, text: t('school.report.schoolYear', { from: year, to: year + 1 }) })),
    ...months.map(month => ({ value: month, text: format.monthOfYear(`${month}-01`) })),
    // Months from one to another that were chosen beside it.
    ...(isSpan ? [{ value: selection, text: t('school.report.ownSpan') }] : []),
  ]
  const monthOptions = [
    { value: '', text: '–' },
    ...months.map(month => ({ value: month, text: format.monthOfYear(`${month}-01`) })),
  ]
  const chooseMonths = (span: { from: string; to: string }) => {
    setBetween(span)
    const [first = '', last = ''] = [span.from, span.to].sort()
    if (first !== '') setSelection(`${first}..${last}`)
  }
  const sums = report
    ? ([
        ['sum', format.money(report.total.sumInCent)],
        ['claimed', format.money(report.total.claimedInCent)],
        ['credited', format.money(report.total.creditedInCent)],
        ['contracts', format.number(report.total.contracts)],
        ...(report.ownShares.contracts > 0 ? ([['ownShares', format.money(report.ownShares.sumInCent)]] as const) : []),
        ...(report.forecast.length > 0 ? ([['expected', format.money(report.expectedInCent)]] as const) : []),
      ] as const)
    : []
  return (
    <Page>
      <Headline
        headline={t('frame.titles.financialReport')}
        lead={report ? format.dayRange(report.from, report.until) : undefined}
      />
      <Stack spacing={2}>
        <Tutorial text="school.report.tutorial" />
        {/* Where nobody pays there is nothing to choose months of. */}
        {!(payers && !payer) && (
          <Row spacing={2} className={styles.spans}>
            <SelectInput
              label={t('school.report.span')}
              value={selection}
              options={options}
              onChange={({ target }) => {
                setSelection(target.value)
                setBetween({ from: '', to: '' })
              }}
            />
            {payers && payers.length > 1 && (
              <SelectInput
                label={t('school.report.payer')}
                value={payer ?? ''}
                options={payers.map(({ guid, name }) => ({ value: guid, text: name }))}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
            <SelectInput
              label={t('school.report.fromMonth')}
              value={between.from}
              options={monthOptions}
              onChange={({ target }) => chooseMonths({ ...between, from: target.value })}
            />
            <SelectInput
              label={t('school.report.toMonth')}
              value={between.to}
              options={monthOptions}
              onChange={({ target }) => chooseMonths({ ...between, to: target.value })}
            />
          </Row>
        )}
        {failed && !loading && <ListFailure errors={errors} onAgain={again} />}
        {!report && !failed && payer && <SkeletonList label={t('common.loading')} rows={3} height={96} />}
        {payers && !payer && (
          <EmptyState icon={mdiFinance} title={t('school.report.nobody')}>
            {t('school.report.nobodyText')}
          </EmptyState>
        )}
        {report && payer && (
          <>
            <CardGrid>
              {sums.map(([name, value]) => (
                <Panel key={name} component="li">
                  <Text variant="h2" component="p">
                    {value}
                  </Text>
                  <Text>{t(`school.report.${name}`)}</Text>
                </Panel>
              ))}
            </CardGrid>
            <ReportExport payer={payer} selection={selection} />
            <Text variant="h2">{t('school.report.byMonth')}</Text>
            {report.forecast.length > 0 && <Text variant="body2">{t('school.report.expectedText')}</Text>}
            <MonthChart {...report} />
            {report.items.length > 0 && (
              <>
                <Text variant="h2">{t('school.report.byItem')}</Text>
                <ReportItems items={report.items} total={report.total} />
              </>
            )}
            <Text variant="h2">{t('school.report.bySchool')}</Text>
            <ReportRows rows={report.rows} total={report.total} onSchool={setSchool} />
          </>
        )}
      </Stack>
      <Suspense>
        {school && <SchoolReportDialog school={school} selection={selection} onClose={() => setSchool(undefined)} />}
      </Suspense>
    </Page>
  )
}

import type { FinancialReport } from '@billett/contract'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MonthChart.module.css'

/** The sum of each month as a bar, with its amount: the same table for the eye and for the ear. */
export function MonthChart({
  months,
  forecast,
  expectedInCent,
}: Pick<FinancialReport, 'months' | 'forecast' | 'expectedInCent'>) {
  const { t } = useTexts()
  const format = useFormat()
  const expected = new Map(forecast.map(({ month, expectedInCent }) => [month, expectedInCent]))
  // Of a month that is claimed already a part may be to come.
  const amounts = months.map(({ month, sumInCent }) => ({ month, cents: sumInCent + (expected.get(month) ?? 0) }))
  const most = Math.max(1, ...amounts.map(({ cents }) => cents))
  return (
    <Table label={t('school.report.byMonth')}>
      <thead>
        <tr>
          <th scope="col">{t('school.report.month')}</th>
          <th scope="col">{t('school.report.bar')}</th>
          <th scope="col" data-end>
            {t('school.report.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ month, cents }) => (
          <tr key={month} data-expected={expected.has(month)}>
            <th scope="row" className={styles.month}>
              {format.monthOfYear(`${month.slice(0, 7)}-01`)}
            </th>
            <td className={styles.ground}>
              <span aria-hidden className={styles.bar} style={{ '--share': Math.max(0, cents) / most }} />
            </td>
            <td data-end className={styles.amount}>
              {expected.has(month)
                ? t('school.report.expectedAmount', { amount: format.money(cents) })
                : format.money(cents)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('school.imports.total')}
          </th>
          <td data-end>{format.money(months.reduce((sum, { sumInCent }) => sum + sumInCent, 0))}</td>
        </tr>
        {forecast.length > 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              {t('school.report.expected')}
            </th>
            <td data-end>{format.money(expectedInCent)}</td>
          </tr>
        )}
      </tfoot>
    </Table>
  )
}

import type { StaffCourseDay } from '@billett/contract'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DayChart.module.css'

interface Props {
  /** What is counted. */
  name: string
  days: readonly StaffCourseDay[]
  said: (value: number) => string
}

/** Days as columns with their sum, and behind them the table that says each of them. */
export function DayChart({ name, days, said }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const sum = days.reduce((all, { value }) => all + value, 0)
  const most = Math.max(1, ...days.map(({ value }) => value))
  const highest = days.find(({ value }) => value === most)
  const summary = highest
    ? t('portal.chart', { name, sum: said(sum), most: said(most), day: format.shortDate(highest.date) })
    : t('portal.emptyChart', { name })
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <>
      <Text variant="h2" component="p">
        {said(sum)}
      </Text>
      <div role="img" aria-label={summary} className={styles.columns}>
        {days.map(({ date, value }) => (
          <span key={date} className={styles.place} title={`${format.shortDate(date)}: ${said(value)}`}>
            <span className={styles.column} data-empty={value === 0} style={{ '--share': value / most }} />
          </span>
        ))}
      </div>
      {first && last && (
        <div aria-hidden className={styles.ends}>
          <span>{format.shortDate(first.date)}</span>
          <span>{format.shortDate(last.date)}</span>
        </div>
      )}
      <Details summary={t('portal.asTable')}>
        <Table label={name}>
          <thead>
            <tr>
              <th scope="col">{t('portal.day')}</th>
              <th scope="col" className={styles.value}>
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, value }) => (
              <tr key={date}>
                <th scope="row">{format.shortDate(date)}</th>
                <td className={styles.value}>{said(value)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Details>
    </>
  )
}

import type { StaffBillingRunDetail } from '@billett/contract'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'
import { useSigned } from './use-signed.ts'

/** Why a run comes to another sum than the one before, cause by cause. */
export function RunDifferences({ run: { before, differences, moreCents } }: { run: StaffBillingRunDetail }) {
  const { t, language } = useTexts()
  const signed = useSigned()
  if (before === null || moreCents === null) return null
  return (
    <section aria-label={t('billing.differences')}>
      <Text variant="h2">{t('billing.differences')}</Text>
      {differences.length === 0 ? (
        <Text>{t('billing.noDifferences')}</Text>
      ) : (
        <Table label={t('billing.differences')}>
          <thead>
            <tr>
              <th scope="col">{t('billing.cause')}</th>
              <th scope="col" className={styles.number}>
                {t('billing.contracts')}
              </th>
              <th scope="col" className={styles.number}>
                {t('billing.more')}
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ cause, contracts, cents }) => (
              <tr key={cause}>
                <th scope="row">{t(`billing.causes.${cause}`)}</th>
                <td className={styles.number}>{new Intl.NumberFormat(language).format(contracts)}</td>
                <td className={styles.number}>{signed(cents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

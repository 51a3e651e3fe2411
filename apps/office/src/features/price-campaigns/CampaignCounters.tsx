import type { StaffPriceCampaignDetail } from '@billett/contract'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'

const COUNTED = ['told', 'continues', 'ends', 'open', 'silent', 'ended'] as const

/** How many were told, and what they have said; once somebody was. */
export function CampaignCounters({ campaign: { count, mode } }: { campaign: StaffPriceCampaignDetail }) {
  const { t, language } = useTexts()
  if (count.told === 0) return null
  const number = new Intl.NumberFormat(language)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  // Silence changes nothing of a price that holds by itself.
  const shown = COUNTED.filter(one => one !== 'silent' || mode === 'consent')
  return (
    <section>
      <Text variant="h2">{t('campaigns.counters')}</Text>
      <Table label={t('campaigns.counters')}>
        <thead>
          <tr>
            <th scope="col">{t('campaigns.answer')}</th>
            <th scope="col" className={styles.number}>
              {t('campaigns.contracts')}
            </th>
            <th scope="col" className={styles.number}>
              {t('campaigns.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(one => (
            <tr key={one}>
              <th scope="row">{t(`campaigns.counted.${one}`)}</th>
              <td className={styles.number}>{number.format(count[one])}</td>
              <td className={styles.number}>{share.format(count[one] / count.told)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

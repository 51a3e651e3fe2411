import type { StaffPriceCampaignDetail } from '@billett/contract'
import { CAMPAIGN_CAUSES } from '@billett/domain'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'

/** What it would do to all contracts, as it was tried last. */
export function CampaignTrial({ campaign: { trial, triedOn } }: { campaign: StaffPriceCampaignDetail }) {
  const { t, language } = useTexts()
  const format = useFormat()
  if (trial === null || triedOn === null) return null
  const { counts, beforeCents, afterCents } = trial
  const number = new Intl.NumberFormat(language)
  const more = afterCents - beforeCents
  return (
    <section aria-label={t('campaigns.trial')}>
      <Text variant="h2">{t('campaigns.trial')}</Text>
      <Stack spacing={2}>
        <Text>{t('campaigns.triedOn', { moment: format.instantDateTime(triedOn) })}</Text>
        <Panel aria-label={t('campaigns.money')}>
          <DescriptionList
            facts={[
              { term: t('campaigns.toldContracts'), detail: number.format(counts.changed) },
              { term: t('campaigns.before'), detail: format.money(beforeCents) },
              { term: t('campaigns.after'), detail: format.money(afterCents) },
              { term: t('campaigns.more'), detail: `${more > 0 ? '+' : ''}${format.money(more)}` },
            ]}
          />
        </Panel>
        <Table label={t('campaigns.causesOf')}>
          <thead>
            <tr>
              <th scope="col">{t('campaigns.cause')}</th>
              <th scope="col" className={styles.number}>
                {t('campaigns.contracts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {CAMPAIGN_CAUSES.map(cause => (
              <tr key={cause}>
                <th scope="row">{t(`campaigns.causes.${cause}`)}</th>
                <td className={styles.number}>{number.format(counts[cause])}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </section>
  )
}

import type { StaffPriceCampaignDetail } from '@billett/contract'
import { contractsAddress } from '@billett/contract/lists/contracts-address.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useListed } from '../../hooks/use-listed.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getPriceCampaignSamples } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './figures.module.css'

/** Contracts to read one by one before it is released: what each costs before and after. */
export function CampaignSamples({ campaign: { guid } }: { campaign: StaffPriceCampaignDetail }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const seesContracts = useAppSelector(selectHolds(['AllowedToSeeContracts']))
  const {
    rows: samples,
    failed,
    errors,
    again,
  } = useListed(getPriceCampaignSamples, { params: { campaignGuid: guid } })
  const toContract = (contract: string) =>
    `${link('adminContracts')}?${contractsAddress.write(new URLSearchParams(), { contract })}`
  if (samples?.length === 0) return null
  const money = (cents: number | null) => (cents === null ? '–' : format.money(cents))
  return (
    <section>
      <Text variant="h2">{t('campaigns.samples')}</Text>
      {samples ? (
        <Table label={t('campaigns.samples')}>
          <thead>
            <tr>
              <th scope="col">{t('campaigns.contract')}</th>
              <th scope="col">{t('campaigns.cause')}</th>
              <th scope="col">{t('campaigns.from')}</th>
              <th scope="col" className={styles.number}>
                {t('campaigns.beforeOne')}
              </th>
              <th scope="col" className={styles.number}>
                {t('campaigns.afterOne')}
              </th>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ contractGuid, contractNumber, cause, from, beforeCents, afterCents }) => (
              <tr key={contractGuid}>
                <th scope="row">
                  {seesContracts ? (
                    <TextLink component={Link} to={toContract(contractGuid)}>
                      {contractNumber}
                    </TextLink>
                  ) : (
                    contractNumber
                  )}
                </th>
                <td>{t(`campaigns.causes.${cause}`)}</td>
                <td>{from === null ? '–' : format.date(from)}</td>
                <td className={styles.number}>{money(beforeCents)}</td>
                <td className={styles.number}>{money(afterCents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : failed ? (
        <ListFailure errors={errors} onAgain={again} />
      ) : (
        <SkeletonList label={t('common.loading')} />
      )}
    </section>
  )
}

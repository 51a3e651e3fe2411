import type { TariffPrices } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PriceTable } from './PriceTable.tsx'

/** What becomes of every price, on the ways people go most and on others over all of the region. */
export function PricesBeside({ prices }: { prices: TariffPrices }) {
  const { t } = useTexts()
  const format = useFormat()
  const { relations, soldRelations, compared, dearer, cheaper, added, gone, hash, comparedOn, articles } = prices
  const counts = { dearer: String(dearer), cheaper: String(cheaper), added: String(added), gone: String(gone) }
  return (
    <Stack spacing={1}>
      <Text variant="h3" component="h2">
        {t('tariffVersions.prices')}
      </Text>
      <Text>{t('tariffVersions.pricesOf', { count: relations, sold: soldRelations, compared })}</Text>
      <DescriptionList
        facts={[
          { term: t('tariffVersions.pricesThen'), detail: t('tariffVersions.counts', counts) },
          { term: t('tariffVersions.comparedOn'), detail: format.instantDateTime(comparedOn) },
          { term: t('tariffVersions.pricesHash'), detail: <code>{hash.slice(0, 12)}</code> },
        ]}
      />
      <PriceTable articles={articles} />
    </Stack>
  )
}

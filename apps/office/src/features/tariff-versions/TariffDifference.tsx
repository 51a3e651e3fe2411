import type { StaffTariffDetail } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Progress } from '@billett/web-kit/kit/feedback/Progress.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { CatalogueProblems } from '../../parts/catalogue/CatalogueProblems.tsx'
import { useDifferenceFacts } from '../../parts/catalogue/use-difference-facts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { LostArrangements } from './LostArrangements.tsx'
import { PricesBeside } from './PricesBeside.tsx'

/** Prices are worked out meanwhile. */
function Comparing() {
  const { t } = useTexts()
  return (
    <LiveRegion>
      <Text>{t('tariffVersions.comparing')}</Text>
      <Progress aria-label={t('tariffVersions.prices')} />
    </LiveRegion>
  )
}

/** How a version differs from what is sold, and what was found in it. */
export function TariffDifference({ detail }: { detail: StaffTariffDetail }) {
  const { t } = useTexts()
  const { differences, articles, problems, foreignStops, prices, lost, state } = detail
  const isCompared = state !== 'active' && state !== 'discarded'
  const facts = useDifferenceFacts(differences)
  return (
    <Stack spacing={1}>
      {foreignStops > 0 && (
        <MessageBox kind="warning">{t('tariffVersions.foreignStops', { count: foreignStops })}</MessageBox>
      )}
      <LostArrangements lost={lost} />
      {prices && <PricesBeside prices={prices} />}
      {!prices && isCompared && <Comparing />}
      {facts.length === 0 ? <Text>{t('tariffVersions.same')}</Text> : <DescriptionList facts={facts} />}
      {facts.length > 0 && <ArticleTable articles={articles} />}
      {problems.length > 0 && (
        <Details summary={t('converter.found', { count: problems.length })}>
          <CatalogueProblems problems={problems} />
        </Details>
      )}
    </Stack>
  )
}

import type { StaffTariffDetail } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { CatalogueProblems } from '../../parts/catalogue/CatalogueProblems.tsx'
import { useDifferenceFacts } from '../../parts/catalogue/use-difference-facts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ArticleTable } from './ArticleTable.tsx'

/** How a version differs from what is sold, and what was found in it. */
export function TariffDifference({ detail }: { detail: StaffTariffDetail }) {
  const { t } = useTexts()
  const { differences, articles, problems, foreignStops } = detail
  const facts = useDifferenceFacts(differences)
  return (
    <Stack spacing={1}>
      {foreignStops > 0 && (
        <MessageBox kind="warning">{t('tariffVersions.foreignStops', { count: foreignStops })}</MessageBox>
      )}
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

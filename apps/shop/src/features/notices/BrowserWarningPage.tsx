import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Query: name, version and os of the browser, where they are known. */
export function BrowserWarningPage() {
  const { t } = useTexts()
  const query = useQuery()
  const browser = { name: query.get('name') ?? '', version: query.get('version') ?? '', os: query.get('os') ?? '' }
  const known = Object.values(browser).every(part => part !== '' && part.length < 40)
  return (
    <Page width="text">
      <Headline
        headline={t('pages.browserWarning.headline')}
        lead={known ? t('pages.browserWarning.text', browser) : t('pages.browserWarning.textUnknown')}
      />
      <Text>{t('pages.browserWarning.how')}</Text>
    </Page>
  )
}

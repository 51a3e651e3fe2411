import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'

/** Query: name, version and os of the browser, where they are known. */
export function BrowserWarningPage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const browser = { name: query.get('name') ?? '', version: query.get('version') ?? '', os: query.get('os') ?? '' }
  const known = Object.values(browser).every(part => part !== '' && part.length < 40)
  return (
    <Page width="text">
      <Headline
        headline={t('pages.browserWarning.headline')}
        lead={known ? t('pages.browserWarning.text', browser) : t('pages.browserWarning.textUnknown')}
      />
      <Typography>{t('pages.browserWarning.how')}</Typography>
    </Page>
  )
}

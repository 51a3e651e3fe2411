import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import type { MissingFactor } from '../../state/second-factor/factor.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NewCodeApp } from './NewCodeApp.tsx'
import { NewPasskey } from './NewPasskey.tsx'
import { ShowFactor } from './ShowFactor.tsx'

/** Stands in the place of a screen until whoever has signed in has shown, or set up, their second factor. */
export function SecondFactor({ missing }: { missing: MissingFactor }) {
  const { t } = useTexts()
  if (missing === 'toShow')
    return (
      <Page width="text">
        <Headline headline={t('office.factor.showHeadline')} lead={t('office.factor.showLead')} />
        <ShowFactor />
      </Page>
    )
  return (
    <Page width="text">
      <Headline headline={t('office.factor.setUpHeadline')} lead={t('office.factor.setUpLead')} />
      <Stack spacing={3}>
        <NewPasskey />
        <NewCodeApp />
      </Stack>
    </Page>
  )
}

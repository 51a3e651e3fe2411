import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { DeletionNotice } from './DeletionNotice.tsx'
import { PlaceTiles } from './PlaceTiles.tsx'

/** What can be changed about an account. */
export function ManagementPage() {
  const { t } = useTexts()
  return (
    <Page>
      <Headline headline={t('frame.titles.accountManagement')} />
      <DeletionNotice />
      <PlaceTiles groups={['person', 'wishes', 'safety']} />
    </Page>
  )
}

import { Headline } from '@billett/web-kit/kit/Headline.tsx'
import { Page } from '@billett/web-kit/kit/Page.tsx'
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

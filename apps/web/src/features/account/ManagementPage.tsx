import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'
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

import { mdiBullhornOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Headline } from '../../ui/Headline.tsx'
import { Page } from '../../ui/Page.tsx'

export function AnnouncementPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <Headline headline={t('pages.announcement.headline')} />
      <EmptyState icon={mdiBullhornOutline} title={t('pages.announcement.none')}>
        {t('pages.announcement.noneText')}
      </EmptyState>
    </Page>
  )
}

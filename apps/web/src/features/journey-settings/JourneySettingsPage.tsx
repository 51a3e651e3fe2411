import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { JourneySettingsForm } from './JourneySettingsForm.tsx'

/** What the owner of the account rides on (Spec 2 §7.3, `settings/efa`). */
export function JourneySettingsPage() {
  const { t } = useTranslation()
  return (
    <AccountFrame headline={t('frame.titles.journeySettings')} lead={t('journeys.lead')}>
      {account => <JourneySettingsForm without={account.journeySettings.without} />}
    </AccountFrame>
  )
}

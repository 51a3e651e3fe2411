import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { JourneySettingsForm } from './JourneySettingsForm.tsx'

/** What the owner of the account rides on (Spec 2 §7.3, `settings/efa`). */
export function JourneySettingsPage() {
  const { t } = useTexts()
  return (
    <AccountFrame headline={t('frame.titles.journeySettings')} lead={t('journeys.lead')}>
      {account => <JourneySettingsForm without={account.journeySettings.without} />}
    </AccountFrame>
  )
}

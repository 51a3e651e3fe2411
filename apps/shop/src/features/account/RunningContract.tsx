import type { SubscriptionContract } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LatestPanel } from './LatestPanel.tsx'

/** The subscription one travels with, and the way to what an inspector wants to see of it. */
export function RunningContract({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const link = useLink()
  const { guid, subscriptionName, description, holder } = contract
  return (
    <LatestPanel
      headline={t('account.running.headline')}
      to={link('subscription', { id: guid })}
      button={t('account.running.show')}
    >
      <Text variant="h3">{subscriptionName}</Text>
      <Text color="textSecondary">{[description, holder].filter(Boolean).join(' · ')}</Text>
    </LatestPanel>
  )
}

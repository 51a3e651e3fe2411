import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCalendarSync } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'
import { AllowedActions } from './AllowedActions.tsx'

/** The way to a first subscription, and what one could do about it by oneself. */
export function NoContracts() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Stack spacing={4}>
      <EmptyState
        icon={mdiCalendarSync}
        title={t('subscriptions.none')}
        action={
          <Button component={Link} to={link('subscriptionOffers')} variant="contained" size="large">
            {t('subscriptions.offers')}
          </Button>
        }
      >
        {t('subscriptions.noneText')}
      </EmptyState>
      <AllowedActions />
    </Stack>
  )
}

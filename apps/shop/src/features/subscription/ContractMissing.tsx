import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCalendarSync } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

/** An address of no contract, or of somebody else's: which of them is nobody's business. */
export function ContractMissing() {
  const { t } = useTexts()
  const link = useLink()
  return (
    <EmptyState
      icon={mdiCalendarSync}
      title={t('subscription.missing')}
      action={
        <Button component={Link} to={link('subscriptions')} variant="contained">
          {t('subscription.toAll')}
        </Button>
      }
    >
      {t('subscription.missingText')}
    </EmptyState>
  )
}

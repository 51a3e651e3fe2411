import type { SubscriptionAction } from '@billett/domain'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { mdiCalendarSync } from '@mdi/js'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface Props {
  actions: readonly SubscriptionAction[]
}

/** The server says what may be done; only cancelling has a page so far. */
export function AllowedActions({ actions }: Props) {
  const { t } = useTexts()
  if (actions.length === 0)
    return (
      <EmptyState icon={mdiCalendarSync} title={t('subscriptions.none')}>
        {t('subscriptions.noneText')}
      </EmptyState>
    )
  return (
    <Panel>
      <ul>
        {actions.map(action => (
          <Typography component="li" key={action}>
            {action === 'cancel' ? (
              <RouteLink to="cancelContract">{t(`subscriptions.actions.${action}`)}</RouteLink>
            ) : (
              t(`subscriptions.actions.${action}`)
            )}
          </Typography>
        ))}
      </ul>
    </Panel>
  )
}

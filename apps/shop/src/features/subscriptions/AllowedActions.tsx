import type { SubscriptionAction } from '@billett/domain'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { mdiCalendarSync } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

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
          <Text component="li" key={action}>
            {action === 'cancel' ? (
              <RouteLink to="cancelContract">{t(`subscriptions.actions.${action}`)}</RouteLink>
            ) : (
              t(`subscriptions.actions.${action}`)
            )}
          </Text>
        ))}
      </ul>
    </Panel>
  )
}

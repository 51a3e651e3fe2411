import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSubscriptionActions } from '../../state/user/user.calls.ts'
import { selectAllowedActions } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * What the client lets customers do by themselves. Whoever has a contract that is not in this account can end it
 * without one; where nobody answers, the page does without.
 */
export function AllowedActions() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const actions = useAppSelector(selectAllowedActions)
  useEffect(() => void dispatch(getSubscriptionActions()), [dispatch])
  if (!actions || actions.length === 0) return null
  return (
    <Panel aria-labelledby="allowed-actions">
      <Text variant="h2" id="allowed-actions" gutterBottom>
        {t('subscriptions.byYourself')}
      </Text>
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

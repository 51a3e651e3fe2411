import type { SubscriptionContract } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSubscriptionContracts } from '../../state/contract/contract.calls.ts'
import { selectContracts } from '../../state/contract/contract.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OwnContract } from './OwnContract.tsx'
import styles from './OwnContracts.module.css'

const canEnd = ({ allowedActions }: SubscriptionContract): boolean =>
  allowedActions.some(({ action, isAllowed }) => action === 'cancel' && isAllowed)

/**
 * Contracts of whoever is signed in, which end without anything to be filled in. The form below does without them:
 * where nobody answers, or there are none, nothing is said.
 */
export function OwnContracts() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const contracts = useAppSelector(selectContracts)
  useEffect(() => void dispatch(getSubscriptionContracts()), [dispatch])
  const own = contracts?.filter(canEnd) ?? []
  if (own.length === 0) return null
  return (
    <Panel aria-labelledby="own-contracts" className={styles.panel}>
      <Text variant="h2" id="own-contracts" gutterBottom>
        {t('ownContracts.headline')}
      </Text>
      <Stack component="ul" spacing={2.5} className={styles.contracts}>
        {own.map(contract => (
          <OwnContract key={contract.guid} contract={contract} />
        ))}
      </Stack>
      <Text color="textSecondary" className={styles.others}>
        {t('ownContracts.others')}
      </Text>
    </Panel>
  )
}

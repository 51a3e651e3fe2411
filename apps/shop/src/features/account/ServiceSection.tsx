import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getServiceAccesses, revokeServiceAccess } from '../../state/user/user.calls.ts'
import { selectServiceAccesses } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ServiceSection.module.css'

/** Other services that were let in with this account; taking it back is as easy as it was to agree. */
export function ServiceSection() {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const services = useAppSelector(selectServiceAccesses)
  const asking = useCall(getServiceAccesses)
  const revoking = useCall(revokeServiceAccess)
  useEffect(() => {
    void dispatch(getServiceAccesses())
  }, [dispatch])
  return (
    <Stack component="section" aria-labelledby="services" spacing={2} className={styles.root}>
      <Text variant="h2" id="services">
        {t('account.services.headline')}
      </Text>
      <Text color="textSecondary">{t('account.services.lead')}</Text>
      <CallErrors errors={[...asking.errors, ...revoking.errors]} all />
      {services?.length === 0 && <Text>{t('account.services.none')}</Text>}
      <Stack component="ul" spacing={2} className={styles.list}>
        {services?.map(({ serviceId, name, rights, agreedOn }) => (
          <li key={serviceId} className={styles.item}>
            <Text variant="h3">{name}</Text>
            <Text color="textSecondary">{t('account.services.since', { since: format.instantDate(agreedOn) })}</Text>
            <ul>
              {rights.map(right => (
                <li key={right}>{right}</li>
              ))}
            </ul>
            <BusyButton
              variant="outlined"
              busy={revoking.loading}
              aria-label={t('account.services.revokeOf', { name })}
              onClick={() => void dispatch(revokeServiceAccess({ params: { serviceId } }))}
            >
              {t('account.services.revoke')}
            </BusyButton>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

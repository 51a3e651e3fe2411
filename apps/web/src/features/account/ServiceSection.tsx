import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getServiceAccesses, revokeServiceAccess } from '../../state/user/user.calls.ts'
import { selectServiceAccesses } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'

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
    <Stack component="section" aria-labelledby="services" spacing={2} sx={{ mt: 5 }}>
      <Typography variant="h2" id="services">
        {t('account.services.headline')}
      </Typography>
      <Typography color="textSecondary">{t('account.services.lead')}</Typography>
      <CallErrors errors={[...asking.errors, ...revoking.errors]} all />
      {services?.length === 0 && <Typography>{t('account.services.none')}</Typography>}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {services?.map(({ serviceId, name, rights, agreedOn }) => (
          <Box
            component="li"
            key={serviceId}
            sx={theme => ({
              p: 2.5,
              bgcolor: 'background.paper',
              border: `1px solid ${theme.palette.divider}`,
              borderRadius: `${theme.shop.cardRadius}px`,
            })}
          >
            <Typography variant="h3">{name}</Typography>
            <Typography color="textSecondary">
              {t('account.services.since', { since: format.instantDate(agreedOn) })}
            </Typography>
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
          </Box>
        ))}
      </Stack>
    </Stack>
  )
}

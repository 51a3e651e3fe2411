import { mdiWalletOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallErrors } from '../../forms/CallErrors.tsx'
import type { CallError } from '../../http/outcome.ts'
import { saveFile } from '../../http/save-file.ts'
import { getWalletFile, getWalletLink, getWallets } from '../../state/wallet/wallet.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAppDispatch, useAppSelector } from '../store-hooks.ts'
import { opensPasses, walletsOfDevice } from './wallets-of-device.ts'

/** Puts a ticket into the wallet of the phone; nothing where the operator has none. */
export function WalletButtons({ ticketGuid }: { ticketGuid: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const wallets = useAppSelector(({ walletStore }) => walletStore.wallets)
  const [running, setRunning] = useState<'apple' | 'google'>()
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const isUnknown = wallets === null
  useEffect(() => {
    if (isUnknown) void dispatch(getWallets())
  }, [dispatch, isUnknown])
  const offered = walletsOfDevice(wallets?.wallets ?? [], navigator.userAgent)
  if (offered.length === 0) return null
  const put = async (type: 'apple' | 'google'): Promise<void> => {
    setRunning(type)
    setErrors([])
    const query = { ticketGuid, orderType: 'order', type } as const
    // A link is followed as soon as it comes (Spec 2 §4.2).
    if (type === 'google' || opensPasses(navigator.userAgent)) {
      const answer = await dispatch(getWalletLink({ query }))
      if (getWalletLink.rejected.match(answer)) setErrors(answer.payload?.errors ?? [])
    } else {
      const answer = await dispatch(getWalletFile({ query }))
      if (getWalletFile.rejected.match(answer)) setErrors(answer.payload?.errors ?? [])
      else if (answer.payload.file) saveFile(answer.payload.file)
    }
    setRunning(undefined)
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map(wallet => (
          <BusyButton
            key={wallet}
            variant="outlined"
            busy={running === wallet}
            startIcon={<Icon path={mdiWalletOutline} />}
            onClick={() => void put(wallet)}
          >
            {t(`confirmation.wallet.${wallet}`)}
          </BusyButton>
        ))}
      </Box>
      {wallets?.isTrial && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('confirmation.wallet.trial')}
        </Typography>
      )}
      <CallErrors errors={errors} all />
    </Box>
  )
}

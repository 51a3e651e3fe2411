import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiWalletOutline } from '@mdi/js'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { getWalletFile, getWalletLink, getWalletLinkOfPass, getWallets } from '../../state/wallet/wallet.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './WalletButtons.module.css'
import { opensPasses, walletsOfDevice } from './wallets-of-device.ts'

interface Props {
  ticketGuid: string
  /** Of a pass that came by a link: what opens a wallet without an account. */
  passKey?: string | undefined
}

/** Puts a ticket into the wallet of the phone; nothing where the operator has none. */
export function WalletButtons({ ticketGuid, passKey }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const wallets = useAppSelector(({ walletStore }) => walletStore.wallets)
  const asking = useCall(getWallets)
  const { run, running, errors } = useOwnCall<'apple' | 'google'>()
  const isUnknown = wallets === null
  useEffect(() => {
    if (isUnknown) void dispatch(getWallets())
  }, [dispatch, isUnknown])
  if (isUnknown && asking.failed && !asking.loading)
    return (
      <Text variant="body2" color="textSecondary">
        {t('confirmation.wallet.loadFailed')}{' '}
        <Button variant="text" onClick={() => void dispatch(getWallets())}>
          {t('common.retry')}
        </Button>
      </Text>
    )
  const offered = walletsOfDevice(wallets?.wallets ?? [], navigator.userAgent)
  if (offered.length === 0) return null
  const put = async (type: 'apple' | 'google'): Promise<void> => {
    if (passKey !== undefined) {
      await run(type, getWalletLinkOfPass({ params: { token: passKey }, query: { type } }))
      return
    }
    const query = { ticketGuid, orderType: 'order', type } as const
    // A link is followed as soon as it comes (Spec 2 §4.2).
    if (type === 'google' || opensPasses(navigator.userAgent)) {
      await run(type, getWalletLink({ query }))
      return
    }
    const answer = await run(type, getWalletFile({ query }))
    if (answer?.file) saveFile(answer.file)
  }
  return (
    <div>
      <div className={styles.wallets}>
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
      </div>
      {wallets?.isTrial && (
        <Text variant="body2" color="textSecondary" className={styles.trial}>
          {t('confirmation.wallet.trial')}
        </Text>
      )}
      <CallErrors errors={errors} all />
    </div>
  )
}

import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { knowsPasskeys, signedByPasskey } from '@billett/web-kit/sign-in/passkey-device.ts'
import { mdiFingerprint } from '@mdi/js'
import { useState, useSyncExternalStore } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { beginPasskeyLogin, loginPasskey } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PasskeyLogin.module.css'

const never = () => () => undefined

interface Props {
  /** Whoever another service has sent goes on from here as somebody who is signed in. */
  onSignedIn?: (() => void) | undefined
}

/** Signs in by what the device knows, without a password; only where the browser can. */
export function PasskeyLogin({ onSignedIn }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const canUse = useSyncExternalStore(never, knowsPasskeys, () => false)
  const begin = useCall(beginPasskeyLogin)
  const login = useCall(loginPasskey)
  const [waiting, setWaiting] = useState(false)
  const [given, setGiven] = useState(true)
  if (!canUse) return null

  async function ask(): Promise<boolean> {
    const begun = await dispatch(beginPasskeyLogin())
    const options = beginPasskeyLogin.fulfilled.match(begun) ? begun.payload.data[0]?.options : undefined
    if (options === undefined) return true
    const answer = await signedByPasskey(options)
    if (answer === undefined) return false
    const done = await dispatch(loginPasskey({ body: { answer } }))
    if (loginPasskey.fulfilled.match(done)) onSignedIn?.()
    return true
  }
  const signIn = async () => {
    setWaiting(true)
    setGiven(await ask())
    setWaiting(false)
  }
  return (
    <Stack spacing={1.5} className={styles.root}>
      <BusyButton
        variant="outlined"
        size="large"
        startIcon={<Icon path={mdiFingerprint} />}
        busy={waiting}
        onClick={() => void signIn()}
      >
        {t('signIn.passkey.login')}
      </BusyButton>
      <LiveRegion>{!given && <MessageBox kind="info">{t('signIn.passkey.notGiven')}</MessageBox>}</LiveRegion>
      <CallErrors errors={[...begin.errors, ...login.errors]} all />
    </Stack>
  )
}

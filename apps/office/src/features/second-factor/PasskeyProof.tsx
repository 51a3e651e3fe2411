import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { knowsPasskeys, signedByPasskey } from '@billett/web-kit/sign-in/passkey-device.ts'
import { mdiFingerprint } from '@mdi/js'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { beginStepUp, stepUp } from '../../state/second-factor/factor.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Shows by the device who works here; only where the browser can. */
export function PasskeyProof() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const begin = useCall(beginStepUp)
  const proof = useCall(stepUp)
  const [waiting, setWaiting] = useState(false)
  const [given, setGiven] = useState(true)
  if (!knowsPasskeys()) return null

  async function ask(): Promise<boolean> {
    const begun = await dispatch(beginStepUp())
    const options = beginStepUp.fulfilled.match(begun) ? begun.payload.data[0]?.options : undefined
    if (options === undefined) return true
    const answer = await signedByPasskey(options)
    if (answer === undefined) return false
    await dispatch(stepUp({ body: { answer } }))
    return true
  }
  const show = async () => {
    setWaiting(true)
    setGiven(await ask())
    setWaiting(false)
  }
  return (
    <Stack spacing={1.5}>
      <BusyButton
        variant="outlined"
        size="large"
        startIcon={<Icon path={mdiFingerprint} />}
        busy={waiting}
        onClick={() => void show()}
      >
        {t('office.factor.byPasskey')}
      </BusyButton>
      <LiveRegion>{!given && <MessageBox kind="info">{t('office.factor.notGiven')}</MessageBox>}</LiveRegion>
      <CallErrors errors={[...begin.errors, ...proof.errors]} all />
    </Stack>
  )
}

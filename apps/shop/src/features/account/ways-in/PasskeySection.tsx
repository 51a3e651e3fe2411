import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useUnderWay } from '@billett/web-kit/calls/use-under-way.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { knowsPasskeys } from '@billett/web-kit/sign-in/passkey-device.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { getPasskeys, removePasskey } from '../../../state/user/user.calls.ts'
import { selectPasskeys } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { NewPasskeyForm } from './NewPasskeyForm.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import styles from './PasskeySection.module.css'

const never = () => () => undefined

/** Devices that can sign in without the password; one can be added where the browser can make a key. */
export function PasskeySection() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const passkeys = useAppSelector(selectPasskeys)
  const asking = useCall(getPasskeys)
  const removing = useCall(removePasskey)
  const isRemoved = useUnderWay(removePasskey)
  const canAdd = useSyncExternalStore(never, knowsPasskeys, () => false)
  const [done, setDone] = useState<'added' | 'removed'>()
  useEffect(() => {
    void dispatch(getPasskeys())
  }, [dispatch])
  const remove = async (id: string): Promise<boolean> => {
    setDone(undefined)
    return removePasskey.fulfilled.match(await dispatch(removePasskey({ params: { id } })))
  }
  return (
    <Stack component="section" aria-labelledby="passkeys" spacing={2} className={styles.root}>
      <Text variant="h2" id="passkeys">
        {t('account.passkeys.headline')}
      </Text>
      <Text color="textSecondary">{t('account.passkeys.lead')}</Text>
      <SavedNotice shown={done !== undefined}>{done && t(`account.passkeys.${done}`)}</SavedNotice>
      <CallErrors errors={asking.errors} all />
      {passkeys && passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          isRemoving={id => isRemoved({ id })}
          errors={removing.errors}
          onRemove={remove}
          onRemoved={() => setDone('removed')}
        />
      )}
      {passkeys?.length === 0 && <Text>{t('account.passkeys.none')}</Text>}
      {canAdd ? <NewPasskeyForm onAdded={() => setDone('added')} /> : <Text>{t('account.passkeys.cannot')}</Text>}
    </Stack>
  )
}

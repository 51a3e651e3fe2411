import { Password } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { newPasskey } from '@billett/web-kit/sign-in/passkey-device.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { addPasskey, beginPasskey } from '../../../state/user/user.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const Form = z.object({ password: Password })
type Form = z.infer<typeof Form>

/** Makes a key on this device, for whoever knows the password. */
export function NewPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const begin = useCall(beginPasskey)
  const add = useCall(addPasskey)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState(true)
  const errors = [...begin.errors, ...add.errors]
  const form = useSchemaForm<Form>({ schema: Form, defaultValues: { password: '' }, errors })

  async function ask({ password }: Form): Promise<boolean> {
    const begun = await dispatch(beginPasskey({ body: { password } }))
    const options = beginPasskey.fulfilled.match(begun) ? begun.payload.data[0]?.options : undefined
    if (options === undefined) return true
    const answer = await newPasskey(options)
    if (answer === undefined) return false
    const added = await dispatch(addPasskey({ body: { answer } }))
    if (addPasskey.fulfilled.match(added)) {
      form.reset()
      onAdded()
    }
    return true
  }
  const send = async (values: Form) => {
    setBusy(true)
    setMade(await ask(values))
    setBusy(false)
  }
  return (
    <SchemaForm
      form={form}
      send={send}
      busy={busy}
      errors={errors}
      submit={t('account.passkeys.add')}
      beforeSubmit={
        <LiveRegion>{!made && <MessageBox kind="info">{t('account.passkeys.notMade')}</MessageBox>}</LiveRegion>
      }
    >
      <PasswordField<Form>
        name="password"
        label={t('signIn.password')}
        hint={t('account.passkeys.passwordHint')}
        autoComplete="current-password"
      />
    </SchemaForm>
  )
}

import { type CodeAppSecret, key, Password } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { PasswordField } from '@billett/web-kit/forms/PasswordField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { beginCodeApp, confirmCodeApp } from '../../state/second-factor/factor.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AppSecret } from './AppSecret.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const Begin = z.object({ password: Password })
type Begin = z.infer<typeof Begin>

const Confirm = z.object({ code: z.string().check(z.minLength(1, key('required'))) })
type Confirm = z.infer<typeof Confirm>

/** An app that shows codes: after the password it is told its secret, and shows a first code. */
export function NewCodeApp({ onKept }: { onKept?: () => void }) {
  const { t } = useTexts()
  const [secret, setSecret] = useState<CodeAppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <FormSection title={t('office.factor.app')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onKept} />
      ) : secret ? (
        <>
          <AppSecret secret={secret} />
          <FirstCode onCodes={setCodes} />
        </>
      ) : (
        <>
          <Text>{t('office.factor.appText')}</Text>
          <AskSecret onSecret={setSecret} />
        </>
      )}
    </FormSection>
  )
}

function AskSecret({ onSecret }: { onSecret: (secret: CodeAppSecret) => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(beginCodeApp)
  const form = useSchemaForm<Begin>({ schema: Begin, defaultValues: { password: '' }, errors })
  const send = async (body: Begin) => {
    const begun = await dispatch(beginCodeApp({ body }))
    const [secret] = beginCodeApp.fulfilled.match(begun) ? begun.payload.data : []
    if (secret) onSecret(secret)
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('office.factor.addApp')}>
      <PasswordField<Begin> name="password" label={t('signIn.password')} autoComplete="current-password" />
    </SchemaForm>
  )
}

function FirstCode({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(confirmCodeApp)
  const form = useSchemaForm<Confirm>({ schema: Confirm, defaultValues: { code: '' }, errors })
  const send = async (body: Confirm) => {
    const confirmed = await dispatch(confirmCodeApp({ body }))
    const [kept] = confirmCodeApp.fulfilled.match(confirmed) ? confirmed.payload.data : []
    if (kept) onCodes(kept.recoveryCodes)
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('office.factor.confirmApp')}>
      <TextField<Confirm>
        name="code"
        label={t('office.factor.firstCode')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </SchemaForm>
  )
}

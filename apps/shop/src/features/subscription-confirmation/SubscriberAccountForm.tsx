import type { PasswordPolicy } from '@billett/clients'
import { type ConfirmSubscription, key } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import { newPasswordFields, samePassword } from '@billett/web-kit/sign-in/new-password-form.ts'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { AccountTermsField } from '../../parts/account/AccountTermsField.tsx'
import { accountOfSubscriber } from '../../state/subscription/application.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** By which the order was confirmed. */
  link: ConfirmSubscription
  onSent: () => void
}

const Terms = z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted')))

const accountSchema = (policy: PasswordPolicy) =>
  z.object({ ...newPasswordFields(policy), termsAccepted: Terms }).check(samePassword(policy))

/** What the contract or the link says is no field of this form. */
const fieldOf = (named: string): string => (named === 'password' || named === 'termsAccepted' ? named : '')

/** The password of an account whose owner a contract already knows. */
export function SubscriberAccountForm({ link, onSent }: Props) {
  const { t } = useTexts()
  const { passwordPolicy } = useShop().client.config.settings
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(accountOfSubscriber)
  const shown = useErrorsAt(errors, fieldOf)
  const schema = useMemo(() => accountSchema(passwordPolicy), [passwordPolicy])
  const form = useSchemaForm<z.infer<typeof schema>>({
    schema,
    defaultValues: { password: '', passwordRepeat: '', termsAccepted: false },
    errors: shown,
  })
  const send = async ({ password }: z.infer<typeof schema>): Promise<void> => {
    const body = { ...link, password, termsAccepted: true as const, originUrl: window.location.origin }
    if (accountOfSubscriber.fulfilled.match(await dispatch(accountOfSubscriber({ body })))) onSent()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={shown} submit={t('frame.createAccount')}>
      <NewPassword label={t('signIn.newPassword.label')} policy={passwordPolicy} />
      <AccountTermsField />
    </SchemaForm>
  )
}

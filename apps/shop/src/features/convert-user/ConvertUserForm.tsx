import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useErrorsAt } from '@billett/web-kit/forms/use-errors-at.ts'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { NewPassword } from '@billett/web-kit/sign-in/NewPassword.tsx'
import { useMemo } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { AccountTermsField } from '../../parts/account/AccountTermsField.tsx'
import { NameFields } from '../../parts/person/NameFields.tsx'
import { convertAnonymousUser } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type ConvertValues, convertSchema } from './convert-form.ts'

interface Props {
  orderId: string
  /** Whether the order says what its buyer is called. */
  isNamed: boolean
  onSent: () => void
}

/** What the order does not know is no field of this form. */
const fieldOf = (named: string): string => (named === 'orderId' || named.startsWith('address') ? '' : named)

/** The password of an account whose owner an order already knows. */
export function ConvertUserForm({ orderId, isNamed, onSent }: Props) {
  const { t } = useTexts()
  const { settings } = useShop().client.config
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(convertAnonymousUser)
  const shown = useErrorsAt(errors, fieldOf)
  const schema = useMemo(() => convertSchema(settings, { isNamed }), [settings, isNamed])
  const form = useSchemaForm<ConvertValues>({
    schema,
    defaultValues: {
      firstName: '',
      lastName: '',
      password: '',
      passwordRepeat: '',
      birthDate: '',
      termsAccepted: false,
    },
    errors: shown,
  })
  const send = async ({ firstName, lastName, password, birthDate }: ConvertValues) => {
    const answer = await dispatch(
      convertAnonymousUser({
        body: {
          orderId,
          password,
          ...(!isNamed && { firstName, lastName }),
          ...(birthDate && { birthDate }),
          termsAccepted: true,
          originUrl: window.location.href,
        },
      }),
    )
    if (convertAnonymousUser.fulfilled.match(answer)) onSent()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={shown} submit={t('frame.createAccount')}>
      {!isNamed && <NameFields<ConvertValues> firstName="firstName" lastName="lastName" />}
      <NewPassword label={t('signIn.newPassword.label')} policy={settings.passwordPolicy} />
      <TextField<ConvertValues>
        name="birthDate"
        type="date"
        label={t('common.person.birthDate')}
        hint={t('person.birthDateHint', { age: settings.minUserAge })}
        autoComplete="bday"
        optional
      />
      <AccountTermsField />
    </SchemaForm>
  )
}

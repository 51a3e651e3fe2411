import { Password } from '@billett/contract'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useShop } from '../../app/shop.ts'
import { NewPassword } from '../../app/sign-in/NewPassword.tsx'
import { newPasswordFields, samePassword } from '../../app/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '../../app/sign-in/new-password-values.ts'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { changePassword } from '../../state/user/user.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface Values extends NewPasswordValues {
  oldPassword: string
}

export function ChangePasswordForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation()
  const { passwordPolicy } = useShop().client.config.settings
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(changePassword)
  const named = useMemo(
    () => errors.map(error => (error.field === 'newPassword' ? { ...error, field: 'password' } : error)),
    [errors],
  )
  const schema = useMemo(
    () => z.object({ oldPassword: Password, ...newPasswordFields(passwordPolicy) }).check(samePassword(passwordPolicy)),
    [passwordPolicy],
  )
  const form = useSchemaForm<Values>({
    schema,
    defaultValues: { oldPassword: '', password: '', passwordRepeat: '' },
    errors: named,
  })
  const save = form.handleSubmit(async ({ oldPassword, password }) => {
    const answer = await dispatch(changePassword({ body: { oldPassword, newPassword: password } }))
    if (changePassword.fulfilled.match(answer)) onSaved()
  })
  return (
    <FormProvider {...form}>
      <Panel
        component="form"
        method="post"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!loading) void save(event)
        }}
      >
        <Stack spacing={2.5}>
          <PasswordField<Values> name="oldPassword" label={t('account.password.old')} autoComplete="current-password" />
          <NewPassword label={t('signIn.newPassword.label')} />
          <CallErrors errors={named} />
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('account.password.save')}
          </BusyButton>
        </Stack>
      </Panel>
    </FormProvider>
  )
}

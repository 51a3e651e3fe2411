import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useShop } from '../../app/shop.ts'
import { NewPassword } from '../../app/sign-in/NewPassword.tsx'
import { newPasswordFields, samePassword } from '../../app/sign-in/new-password-form.ts'
import type { NewPasswordValues } from '../../app/sign-in/new-password-values.ts'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { useEmbedded } from '../../app/use-embedded.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useLink } from '../../routes/use-link.ts'
import { resetPassword } from '../../state/user/user.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface Props {
  /** Out of the mail. */
  resetKey: string
  onSaved: () => void
}

/** What the server says of the password belongs to its field; what it says of the key, to the page. */
const FIELDS: Record<string, string> = { newPassword: 'password', resetKey: '' }

export function ResetPasswordForm({ resetKey, onSaved }: Props) {
  const { t } = useTranslation()
  const { passwordPolicy, userType } = useShop().client.config.settings
  const link = useLink()
  const embedded = useEmbedded()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(resetPassword)
  const shown = useMemo(() => errors.map(error => ({ ...error, field: FIELDS[error.field] ?? error.field })), [errors])
  const schema = useMemo(
    () => z.object(newPasswordFields(passwordPolicy)).check(samePassword(passwordPolicy)),
    [passwordPolicy],
  )
  const form = useSchemaForm<NewPasswordValues>({
    schema,
    defaultValues: { password: '', passwordRepeat: '' },
    errors: shown,
  })
  const save = form.handleSubmit(async ({ password }) => {
    const answer = await dispatch(resetPassword({ body: { resetKey, newPassword: password, userType } }))
    if (resetPassword.fulfilled.match(answer)) onSaved()
  })
  const keyRefused = shown.some(({ field }) => field === '')
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
          <NewPassword label={t('signIn.newPassword.label')} />
          <CallErrors errors={shown} />
          {keyRefused && (
            <Button component={Link} to={link(embedded ? 'resetPasswordEmbedded' : 'resetPassword')} variant="outlined">
              {t('signIn.reset.newLink')}
            </Button>
          )}
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('signIn.reset.save')}
          </BusyButton>
        </Stack>
      </Panel>
    </FormProvider>
  )
}

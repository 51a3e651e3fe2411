import { Email } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import * as z from 'zod/mini'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { requestPasswordReset } from '../../state/user/user.calls.ts'
import { selectTypedEmail } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Form = z.object({ email: Email })
type Form = z.infer<typeof Form>

export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(requestPasswordReset)
  const typed = useAppSelector(selectTypedEmail)
  const form = useSchemaForm<Form>({
    schema: Form,
    defaultValues: { email: typed },
    errors,
    plain: requestPasswordReset,
  })
  const send = async ({ email }: Form) => {
    const answer = await dispatch(requestPasswordReset({ body: { email, originUrl: window.location.href } }))
    if (requestPasswordReset.fulfilled.match(answer)) onSent(email)
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('signIn.reset.submit')}>
      <TextField<Form>
        name="email"
        type="email"
        inputMode="email"
        label={t('signIn.email')}
        autoComplete="email"
        autoCapitalize="none"
      />
    </SchemaForm>
  )
}

import { Email } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { FormSummary } from '@billett/web-kit/forms/FormSummary.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { sendActivationEmail } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const Form = z.object({ email: Email })
type Form = z.infer<typeof Form>

interface Props {
  email: string
  onClose: () => void
  onSent: () => void
}

/** Asks for another activation mail (Spec 1 §2.5). */
export function ResendActivation({ email, onClose, onSent }: Props) {
  const { t } = useTexts()
  const id = useId()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(sendActivationEmail)
  const form = useSchemaForm<Form>({ schema: Form, defaultValues: { email }, errors })
  const send = form.handleSubmit(async body => {
    const answer = await dispatch(sendActivationEmail({ body: { ...body, originUrl: window.location.href } }))
    if (sendActivationEmail.fulfilled.match(answer)) onSent()
  })
  return (
    <DialogShell
      open
      title={t('signIn.resend.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <BusyButton type="submit" form={id} busy={loading}>
            {t('signIn.resend.submit')}
          </BusyButton>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack
          component="form"
          id={id}
          noValidate
          spacing={2.5}
          onSubmit={event => {
            event.preventDefault()
            // The dialog stands inside another form, which is not the one that is sent.
            event.stopPropagation()
            if (!loading) void send(event)
          }}
        >
          <div>{t('signIn.resend.text')}</div>
          <FormSummary />
          <TextField<Form> name="email" type="email" inputMode="email" label={t('signIn.email')} autoComplete="email" />
          <CallErrors errors={errors} />
        </Stack>
      </FormProvider>
    </DialogShell>
  )
}

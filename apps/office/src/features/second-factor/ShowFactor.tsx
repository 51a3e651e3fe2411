import { key } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { showSecondFactor } from '../../state/second-factor/factor.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PasskeyProof } from './PasskeyProof.tsx'

const Shown = z.object({ code: z.string().check(z.minLength(1, key('required'))) })
type Shown = z.infer<typeof Shown>

/** Shows who works here: by a passkey, by a code of an app, or by one that was written down. */
export function ShowFactor() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(showSecondFactor)
  const form = useSchemaForm<Shown>({ schema: Shown, defaultValues: { code: '' }, errors })
  const send = async (body: Shown) => {
    await dispatch(showSecondFactor({ body }))
  }
  return (
    <Stack spacing={3}>
      <PasskeyProof />
      <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('office.factor.show')}>
        <TextField<Shown>
          name="code"
          label={t('office.factor.code')}
          hint={t('office.factor.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      </SchemaForm>
    </Stack>
  )
}

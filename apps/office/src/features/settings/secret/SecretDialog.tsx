import type { StaffSecret } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { writeConfigSecret } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const Written = z.object({ value: z.string() })
type Written = z.infer<typeof Written>

interface Props {
  secret: StaffSecret
  onWritten: (secrets: readonly StaffSecret[]) => void
  onClose: () => void
}

/** Writes one secret of the server. What is there is not shown, and an empty field takes it away. */
export function SecretDialog({ secret: { name }, onWritten, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(writeConfigSecret)
  const form = useSchemaForm<Written>({ schema: Written, defaultValues: { value: '' }, errors })
  const send = async (body: Written) => {
    const answer = await dispatch(writeConfigSecret({ params: { setting: name }, body }))
    if (writeConfigSecret.fulfilled.match(answer)) onWritten(answer.payload.data)
  }
  return (
    <FormDialog
      title={t('settings.secrets.write', { name })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('settings.secrets.save')}
      onClose={onClose}
    >
      <TextField<Written>
        name="value"
        type="password"
        autoComplete="off"
        optional
        label={t('settings.secrets.value')}
        hint={t('settings.secrets.valueHint')}
      />
    </FormDialog>
  )
}

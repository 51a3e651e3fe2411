import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

interface Written {
  value: string
}

interface Props extends Pick<ComponentProps<typeof FormDialog>, 'busy' | 'errors' | 'onClose'> {
  /** What the secret is of. */
  name: string
  schema: Parameters<typeof useSchemaForm<Written>>[0]['schema']
  hint: string
  onWrite: (written: Written) => Promise<void>
}

/** Writes a secret. What is there is not shown, and an empty field takes it away. */
export function SecretForm({ name, schema, hint, busy, errors, onWrite, onClose }: Props) {
  const { t } = useTexts()
  const form = useSchemaForm<Written>({ schema, defaultValues: { value: '' }, errors })
  return (
    <FormDialog
      title={t('settings.secrets.write', { name })}
      form={form}
      send={onWrite}
      busy={busy}
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
        hint={hint}
      />
    </FormDialog>
  )
}

import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useClients } from '../../hooks/use-clients.ts'
import { createStaffApiKey } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApiKeyValues } from './api-key-values.ts'
import { ScopesField } from './ScopesField.tsx'

interface Props {
  onGiven: (secret: string) => void
  onClose: () => void
}

/** Says whom a key is for, and what it opens. */
export function ApiKeyDialog({ onGiven, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const clients = useClients()
  const { loading, errors } = useCall(createStaffApiKey)
  const form = useSchemaForm<ApiKeyValues>({
    schema: ApiKeyValues,
    defaultValues: { clientId: '', name: '', scopes: [] },
    errors,
  })
  const send = async ({ clientId, ...typed }: ApiKeyValues) => {
    const answer = await dispatch(createStaffApiKey({ body: { ...typed, clientId: clientId || undefined } }))
    if (createStaffApiKey.fulfilled.match(answer)) onGiven(answer.payload.data[0]?.secret ?? '')
  }
  return (
    <FormDialog
      title={t('apiKeys.create')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('apiKeys.save')}
      width="md"
      onClose={onClose}
    >
      {clients.length > 1 && (
        <SelectField<ApiKeyValues>
          name="clientId"
          label={t('office.client')}
          options={clients.map(({ clientId, name: text, isOwn }) => ({ value: isOwn ? '' : clientId, text }))}
        />
      )}
      <TextField<ApiKeyValues> name="name" label={t('apiKeys.name')} />
      <ScopesField
        value={form.watch('scopes')}
        onChange={chosen => form.setValue('scopes', chosen, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  )
}

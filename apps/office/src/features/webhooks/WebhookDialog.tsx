import type { StaffWebhook } from '@billett/contract'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useClients } from '../../hooks/use-clients.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EventsField } from './EventsField.tsx'
import { type Saved, useSavedWebhook, WebhookValues } from './use-saved-webhook.ts'

const EMPTY: WebhookValues = { clientId: '', name: '', url: '', events: [] }

interface Props {
  /** Undefined for a new one. */
  webhook: StaffWebhook | undefined
  onSaved: (saved: Saved) => void
  onClose: () => void
}

/** Says which server is told, and of what. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const clients = useClients()
  const { busy, errors, theirs, send } = useSavedWebhook(webhook)
  const form = useSchemaForm<WebhookValues>({ schema: WebhookValues, defaultValues: webhook ?? EMPTY, errors })
  return (
    <FormDialog
      title={t(webhook ? 'webhooks.editTitle' : 'webhooks.create')}
      form={form}
      send={async values => {
        const saved = await send(values)
        if (saved) onSaved(saved)
      }}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits={webhook !== undefined}
      width="md"
      onClose={onClose}
    >
      {theirs && (
        <MessageBox kind="error" title={t('webhooks.changed')}>
          {t('webhooks.changedText')} {theirs.name}, {theirs.url},{' '}
          {theirs.events.map(event => t(`webhooks.event.${event}`)).join(', ')}. {t('webhooks.changedNow')}
        </MessageBox>
      )}
      {!webhook && clients.length > 1 && (
        <SelectField<WebhookValues>
          name="clientId"
          label={t('office.client')}
          options={clients.map(({ clientId, name, isOwn }) => ({ value: isOwn ? '' : clientId, text: name }))}
        />
      )}
      <TextField<WebhookValues> name="name" label={t('webhooks.name')} />
      <TextField<WebhookValues> name="url" type="url" label={t('webhooks.url')} hint={t('webhooks.urlHint')} />
      <EventsField
        value={form.watch('events')}
        onChange={events => form.setValue('events', events, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  )
}

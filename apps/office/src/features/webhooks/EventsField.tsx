import { mayHaveTold, WEBHOOK_EVENTS, type WebhookEvent } from '@billett/domain'
import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { WebhookValues } from './use-saved-webhook.ts'

interface Props {
  value: readonly WebhookEvent[]
  onChange: (value: WebhookEvent[]) => void
}

/** What a server is told of: one or several of what whoever chooses may see. */
export function EventsField({ value, onChange }: Props) {
  const { t } = useTexts()
  const rights = useAppSelector(({ userStore }) => userStore.rights)
  // One that is chosen can be taken out, whoever chose it.
  const shown = WEBHOOK_EVENTS.filter(event => mayHaveTold(rights, event) || value.includes(event))
  return (
    <MultiSelect
      name="events"
      required
      label={t('webhooks.events')}
      options={shown.map(event => ({ value: event, text: t(`webhooks.event.${event}`) }))}
      value={value}
      error={useFieldError<WebhookValues>('events')}
      onChange={chosen => onChange(WEBHOOK_EVENTS.filter(event => chosen.includes(event)))}
    />
  )
}

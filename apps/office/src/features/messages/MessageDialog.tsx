import type { StaffMessage } from '@billett/contract'
import { LANGUAGES, MESSAGE_PLACES } from '@billett/domain'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useClients } from '../../hooks/use-clients.ts'
import { type Writing, WritingChoice } from '../../parts/rich-text/WritingChoice.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageShown } from './MessageShown.tsx'
import { MessageTextField } from './MessageTextField.tsx'
import { MessageValues, valuesOf } from './message-values.ts'
import { shownBeside } from './shown-beside.ts'
import { useSavedMessage } from './use-saved-message.ts'

/** What was typed in an editor counts as what is typed in a field. */
const CHANGED = { shouldDirty: true, shouldTouch: true }

interface Props {
  /** Undefined for a new one. */
  message: StaffMessage | undefined
  /** Those that are listed. */
  all: readonly StaffMessage[]
  onSaved: () => void
  onClose: () => void
}

/** Writes a message of the day in both languages, and shows before it is stored what passengers would get. */
export function MessageDialog({ message, all, onSaved, onClose }: Props) {
  const { t, language: reader } = useTexts()
  const { timeZone } = useOffice().region
  const clients = useClients()
  const { busy, errors, theirs, send } = useSavedMessage(message)
  const form = useSchemaForm<MessageValues>({
    schema: MessageValues,
    defaultValues: valuesOf(message, timeZone),
    errors,
  })
  const values = form.watch()
  const typed = JSON.stringify(values)
  const clientId = values.clientId || clients.find(({ isOwn }) => isOwn)?.clientId
  const beside = shownBeside(values, all, { id: message?.id, clientId, timeZone })
  // Shown as long as it is of what stands in the form.
  const [preview, setPreview] = useState<{ of: string; shown: StaffMessage | undefined }>()
  const [how, setHow] = useState<Writing>('words')
  const zone = t('messages.zone', { zone: timeZone })
  return (
    <FormDialog
      title={t(message ? 'messages.editTitle' : 'messages.create')}
      form={form}
      send={async values => {
        if (await send(values, false)) onSaved()
      }}
      busy={busy}
      errors={errors}
      submit={t('common.save')}
      edits={message !== undefined}
      width="md"
      onClose={onClose}
    >
      {theirs && (
        <MessageBox kind="error" title={t('messages.changed')}>
          {t('messages.changedText')}
          <MessageShown message={theirs} />
          {t('messages.changedNow')}
        </MessageBox>
      )}
      {!message && clients.length > 1 && (
        <SelectField<MessageValues>
          name="clientId"
          label={t('office.client')}
          options={clients.map(({ clientId, name, isOwn }) => ({ value: isOwn ? '' : clientId, text: name }))}
        />
      )}
      {LANGUAGES.map(language => (
        <TextField<MessageValues> key={language} name={`title.${language}`} label={t(`messages.titleOf.${language}`)} />
      ))}
      <WritingChoice value={how} onChange={setHow} />
      {LANGUAGES.map(language => (
        <MessageTextField
          key={language}
          language={language}
          how={how}
          value={values.message[language]}
          onChange={html => form.setValue(`message.${language}`, html, CHANGED)}
        />
      ))}
      <MultiSelect
        name="places"
        label={t('messages.places')}
        none={t('messages.everywhere')}
        value={values.places}
        options={MESSAGE_PLACES.map(value => ({ value, text: t(`messages.place.${value}`) }))}
        onChange={chosen =>
          form.setValue(
            'places',
            MESSAGE_PLACES.filter(one => chosen.includes(one)),
          )
        }
      />
      <SelectInput
        label={t('messages.languages')}
        value={values.languages.length === 1 ? values.languages[0] : ''}
        options={[
          { value: '', text: t('messages.anyLanguage') },
          ...LANGUAGES.map(value => ({ value, text: t(`pagesOfShop.languages.${value}`) })),
        ]}
        onChange={({ target }) =>
          form.setValue(
            'languages',
            LANGUAGES.filter(one => one === target.value),
          )
        }
      />
      <Row>
        <TextField<MessageValues> name="from" type="datetime-local" label={t('messages.from')} hint={zone} />
        <TextField<MessageValues> name="to" type="datetime-local" label={t('messages.to')} hint={zone} />
      </Row>
      <LiveRegion>
        {beside.length > 0 && (
          <MessageBox kind="info">
            {t('messages.beside', { titles: beside.map(({ title }) => title[reader]).join(' · ') })}
          </MessageBox>
        )}
      </LiveRegion>
      <div>
        <BusyButton
          type="button"
          variant="outlined"
          busy={busy}
          onClick={() => {
            if (!busy)
              void form.handleSubmit(async values => setPreview({ of: typed, shown: await send(values, true) }))()
          }}
        >
          {t('messages.preview')}
        </BusyButton>
      </div>
      <LiveRegion>{preview?.shown && preview.of === typed && <MessageShown message={preview.shown} />}</LiveRegion>
    </FormDialog>
  )
}

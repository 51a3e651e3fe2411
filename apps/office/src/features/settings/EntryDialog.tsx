import type { StaffConfig } from '@billett/contract'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { ContrastNote } from './contrast/ContrastNote.tsx'
import { entryLabel } from './entry-title.ts'
import type { ListedEntry } from './listed-entries.ts'
import { useNestedItems } from './nested/use-nested-items.tsx'
import { ShownValue } from './ShownValue.tsx'
import { saidValue, type TypedEntry, typedEntry, typedSchema } from './typed-entry.ts'
import { useSavedEntry } from './use-saved-entry.ts'
import { ValueFields } from './ValueFields.tsx'

interface Props {
  config: StaffConfig
  entry: ListedEntry
  onSaved: () => void
  onClose: () => void
}

/** Changes one value of the configuration; it is stored as a draft, which the shop does not show yet. */
export function EntryDialog({ config, entry, onSaved, onClose }: Props) {
  const { t, find } = useTexts()
  const { busy, errors, theirs, send } = useSavedEntry(config, entry.path)
  const schema = useMemo(() => typedSchema(entry, t('settings.wrongValue')), [entry, t])
  const form = useSchemaForm<TypedEntry>({ schema, defaultValues: typedEntry(entry), errors })
  const nested = useNestedItems(entry, {
    text: form.watch('text'),
    onText: text => form.setValue('text', text, { shouldDirty: true, shouldValidate: true }),
  })
  return (
    <>
      <FormDialog
        title={t('settings.changeTitle', { name: entryLabel(entry, find) })}
        form={form}
        send={async typed => {
          const value = saidValue(entry, typed)
          if (value !== undefined && (await send(value))) onSaved()
        }}
        busy={busy}
        errors={errors}
        submit={t('settings.saveDraft')}
        edits
        width="md"
        onClose={onClose}
      >
        <Text variant="body2">
          {t('settings.place')} <code>{entry.path}</code>
        </Text>
        {theirs !== undefined && (
          <MessageBox kind="error" title={t('settings.changed')}>
            {t('settings.changedText')} <ShownValue entry={entry} value={theirs} /> {t('settings.changedNow')}
          </MessageBox>
        )}
        <ValueFields<TypedEntry>
          entry={entry}
          label={t('settings.value')}
          saidLabel={t('settings.said')}
          names={{ said: 'said', text: 'text' }}
          typed={form.watch()}
          onChoose={chosen => form.setValue('chosen', chosen, { shouldDirty: true })}
        >
          {nested.field}
        </ValueFields>
        {entry.kind === 'colour' && <ContrastNote config={config} path={entry.path} colour={form.watch('text')} />}
        <Text variant="body2">
          {t('settings.byDefault')} <ShownValue entry={entry} value={entry.shipped} />
        </Text>
      </FormDialog>
      {nested.dialog}
    </>
  )
}

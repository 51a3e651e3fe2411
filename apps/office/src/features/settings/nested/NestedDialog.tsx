import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { placeLabel } from '../entry-title.ts'
import { ValueFields } from '../ValueFields.tsx'
import { type Nested, type NestedItem, typedParts, typedValueOf } from './nested-items.ts'
import { type TypedItem, typedItemSchema } from './typed-item.ts'

interface Props {
  title: string
  nested: Nested
  /** The thing that is changed; undefined for a new one. */
  item: NestedItem | undefined
  /** Names that others have. */
  taken: readonly string[]
  onApply: (item: NestedItem) => void
  onClose: () => void
}

const NO_ERRORS = [] as const

/** Adds or changes one thing of a structure (Spec 3 §2.4): what stands in a list has no name. */
export function NestedDialog({ title, nested, item, taken, onApply, onClose }: Props) {
  const { t, find } = useTexts()
  const schema = useMemo(
    () =>
      typedItemSchema(nested, { taken, words: { taken: t('settings.nameTaken'), wrong: t('settings.wrongValue') } }),
    [nested, taken, t],
  )
  const defaultValues = { name: item?.name ?? '', parts: typedParts(nested, item?.value) }
  const form = useSchemaForm<TypedItem>({ schema, defaultValues, errors: NO_ERRORS })
  const typed = form.watch('parts')
  return (
    <FormDialog
      title={title}
      form={form}
      send={async ({ name, parts }) => onApply({ name, value: typedValueOf(nested, item?.value, parts) })}
      busy={false}
      errors={NO_ERRORS}
      submit={t('settings.apply')}
      width="md"
      onClose={onClose}
    >
      {nested.kind === 'names' && <TextField<TypedItem> name="name" label={t('settings.nestedName')} />}
      {nested.parts.map((part, i) => (
        <ValueFields<TypedItem>
          key={part.path}
          entry={part}
          label={part.path === '' ? t('settings.value') : placeLabel(part.path, find)}
          saidLabel={t('settings.saidOf', { name: placeLabel(part.path, find) })}
          names={{ said: `parts.${i}.said`, text: `parts.${i}.text` }}
          typed={typed[i]}
          onChoose={chosen => form.setValue(`parts.${i}.chosen`, chosen, { shouldDirty: true })}
        />
      ))}
    </FormDialog>
  )
}

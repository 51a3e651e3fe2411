import type { ConfigEntry } from '@billett/contract'
import { ColourField } from '@billett/web-kit/forms/ColourField.tsx'
import type { FieldPath, FieldValues } from '@billett/web-kit/forms/field-name.ts'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Props<T extends FieldValues> {
  entry: Pick<ConfigEntry, 'kind' | 'choices'>
  label: string
  /** Where the form holds what is typed. */
  name: FieldPath<T>
  isLong: boolean
  /** Of `choices`: those that are chosen. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** What a value of an entry is typed or chosen in. */
export function EntryField<T extends FieldValues>({ entry, label, name, isLong, chosen, onChoose }: Props<T>) {
  const { t, find } = useTexts()
  const { kind, choices } = entry
  if (kind === 'yesNo') {
    const options = [
      { value: 'true', text: t('settings.yes') },
      { value: 'false', text: t('settings.no') },
    ]
    return <SelectField<T> name={name} label={label} options={options} />
  }
  if (kind === 'choice') {
    const options = choices.map(choice => ({ value: choice, text: choice }))
    return <SelectField<T> name={name} label={label} options={options} />
  }
  if (kind === 'choices') {
    // Rights have words of their own.
    const options = choices.map(choice => ({ value: choice, text: find(`staff.right.${choice}`) ?? choice }))
    return (
      <MultiSelect
        name={`${name} chosen`}
        label={label}
        value={chosen}
        options={options}
        onChange={choice => onChoose([...choice])}
      />
    )
  }
  if (kind === 'lines')
    return <TextAreaField<T> name={name} rows={5} label={label} hint={t('settings.linesHint')} optional />
  if (kind === 'structure')
    return (
      <TextAreaField<T> name={name} rows={14} spellCheck={false} label={label} hint={t('settings.structureHint')} />
    )
  if (kind === 'colour')
    return <ColourField<T> name={name} label={label} pickLabel={t('settings.pickColour', { name: label })} />
  if (kind === 'number') return <TextField<T> name={name} inputMode="decimal" label={label} />
  return isLong ? <TextAreaField<T> name={name} rows={5} label={label} /> : <TextField<T> name={name} label={label} />
}

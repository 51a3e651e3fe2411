import type { ConfigEntry } from '@billett/contract'
import type { FieldPath, FieldValues } from '@billett/web-kit/forms/field-name.ts'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { EntryField } from './EntryField.tsx'
import { mayBeSaid, type TypedEntry } from './typed-entry.ts'

/** Longer texts are written in several lines. */
const ONE_LINE = 80

interface Props<T extends FieldValues> {
  entry: Pick<ConfigEntry, 'kind' | 'choices' | 'isOptional' | 'isNullable'>
  label: string
  /** What the choice is called whether anything is said. */
  saidLabel: string
  /** Where the form holds them. */
  names: Record<'said' | 'text', FieldPath<T>>
  /** What stands there now. */
  typed: TypedEntry | undefined
  onChoose: (chosen: string[]) => void
  /** Instead of the usual field. */
  children?: ReactNode
}

/** Whether anything is said at a place, and what. */
export function ValueFields<T extends FieldValues>(props: Props<T>) {
  const { entry, label, saidLabel, names, typed, onChoose, children } = props
  const { t } = useTexts()
  const said = mayBeSaid(entry)
  return (
    <>
      {said.length > 1 && (
        <SelectField<T>
          name={names.said}
          label={saidLabel}
          options={said.map(value => ({ value, text: t(`settings.saids.${value}`) }))}
        />
      )}
      {typed?.said === 'value' &&
        (children ?? (
          <EntryField<T>
            entry={entry}
            label={label}
            name={names.text}
            isLong={typed.text.length > ONE_LINE}
            chosen={typed.chosen}
            onChoose={onChoose}
          />
        ))}
    </>
  )
}

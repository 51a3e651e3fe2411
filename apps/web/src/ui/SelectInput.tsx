import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'size' | 'color' | 'ref' | 'children'> {
  ref?: Ref<HTMLSelectElement>
  options: readonly { value: string; text: string }[]
}

/** The browser's own list: the phone shows its wheel, the keyboard its letters. */
export const SelectInput = ({ label, optionalMark, hint, error, ref, options, ...select }: Props) => (
  <Field label={label} optionalMark={optionalMark} hint={hint} error={error}>
    {({ id, ...described }) => (
      <NativeSelect id={id} inputRef={ref} input={<OutlinedInput />} inputProps={{ ...select, ...described }}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
)

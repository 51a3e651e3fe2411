import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'color' | 'ref' | 'children'> {
  /** The input itself, for moving the focus. */
  ref?: Ref<HTMLInputElement>
  rows?: number
  startAdornment?: ReactNode
  endAdornment?: ReactNode
}

/** One line of text, a number, or the browser's own date and time; `rows` makes it several lines. */
export const TextInput = ({
  label,
  optionalMark,
  hint,
  error,
  ref,
  rows,
  startAdornment,
  endAdornment,
  ...input
}: Props) => (
  <Field label={label} optionalMark={optionalMark} hint={hint} error={error}>
    {({ id, ...described }) => (
      <OutlinedInput
        id={id}
        inputRef={ref}
        multiline={rows !== undefined}
        minRows={rows}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        name={input.name}
        type={input.type}
        inputProps={{ ...input, ...described }}
      />
    )}
  </Field>
)

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId } from 'react'

export interface FieldProps {
  label: string
  /** Beside the label of a field that may stay empty: "optional". */
  optionalMark?: string
  /** Below the input while there is no error. */
  hint?: string
  error?: string
}

interface Props extends FieldProps {
  /** Draws the input; it must carry these attributes. */
  children: (input: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}

/** Label above, input, and below it the hint or what is wrong. */
export function Field({ label, optionalMark, hint, error, children }: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
        {optionalMark && ` (${optionalMark})`}
      </FormLabel>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error !== undefined })}
      {note && (
        <FormHelperText id={`${id}-note`} role={error ? 'alert' : undefined}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  )
}

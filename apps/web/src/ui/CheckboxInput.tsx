import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'ref' | 'type'> {
  label: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

export function CheckboxInput({ label, error, ref, checked, defaultChecked, disabled, onChange, ...input }: Props) {
  const id = useId()
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', minHeight: 44 }}>
        <Checkbox
          id={id}
          checked={checked}
          defaultChecked={defaultChecked}
          disabled={disabled}
          onChange={onChange}
          sx={{ ml: -1.25 }}
          slotProps={{
            input: {
              ...input,
              ref,
              'aria-invalid': error !== undefined,
              'aria-describedby': error ? `${id}-error` : undefined,
            },
          }}
        />
        <Box component="label" htmlFor={id} sx={{ pt: 1.1, cursor: 'pointer' }}>
          {label}
        </Box>
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

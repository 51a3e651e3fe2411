import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from 'react'

interface Props {
  legend: string
  name: string
  options: readonly { value: string; label: string; hint?: string; aside?: ReactNode }[]
  value: string
  error?: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** The first choice, for moving the focus. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few, each with room to explain itself: radio buttons drawn as cards. */
export function ChoiceCards({ legend, name, options, value, error, onChange, onBlur, ref }: Props) {
  const id = useId()
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? `${id}-error` : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
        {legend}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }}>
        {options.map((option, index) => (
          <Box
            key={option.value}
            component="label"
            sx={theme => ({
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              p: 1.75,
              minHeight: 56,
              cursor: 'pointer',
              bgcolor: 'background.paper',
              border: `2px solid ${theme.shop.controlEdge}`,
              borderRadius: `${theme.shop.controlRadius}px`,
              '&:has(:checked)': {
                borderColor: 'primary.main',
                boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
              },
              '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
            })}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
              onBlur={onBlur}
              ref={index === 0 ? ref : undefined}
              sx={{
                width: 20,
                height: 20,
                m: 0,
                flexShrink: 0,
                accentColor: theme => theme.palette.primary.main,
                colorScheme: theme => theme.palette.mode,
              }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {option.label}
              </Typography>
              {option.hint && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {option.hint}
                </Typography>
              )}
            </Box>
            {option.aside}
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}

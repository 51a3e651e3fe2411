import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  label: string
  /** A phone shows no label: what is counted stands right above. */
  brief?: boolean
  hint?: string
  value: number
  min: number
  max: number
  /** Names of the buttons: "Increase number of adults". */
  increaseLabel: string
  decreaseLabel: string
  disabled?: boolean
  onChange: (value: number) => void
}

/** A small number with a button on either side. */
export function Stepper({
  label,
  brief = false,
  hint,
  value,
  min,
  max,
  increaseLabel,
  decreaseLabel,
  disabled = false,
  onChange,
}: Props) {
  const id = useId()
  const button = { border: 2, borderColor: 'currentColor', color: 'primary.main' } as const
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <Box sx={{ display: { xs: brief ? 'none' : 'block', sm: 'block' } }}>
        <Typography id={id} component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Typography>
        {hint && (
          <Typography component="span" variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={decreaseLabel}
          disabled={disabled || value <= min}
          onClick={() => onChange(value - 1)}
          sx={button}
        >
          <Icon path={mdiMinus} />
        </IconButton>
        <Box
          component="output"
          aria-live="polite"
          sx={{
            minWidth: '2ch',
            textAlign: 'center',
            fontWeight: 700,
            fontSize: '1.2rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Box>
        <IconButton
          aria-label={increaseLabel}
          disabled={disabled || value >= max}
          onClick={() => onChange(value + 1)}
          sx={button}
        >
          <Icon path={mdiPlus} />
        </IconButton>
      </Box>
    </Box>
  )
}

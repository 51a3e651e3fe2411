import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useId } from 'react'

interface Props {
  legend: string
  options: readonly { value: string; text: string }[]
  value: string
  /** Read out, not shown. */
  hideLegend?: boolean
  onChange: (value: string) => void
}

const segment = (theme: Theme) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 44,
  px: 2,
  cursor: 'pointer',
  fontWeight: 600,
  lineHeight: 1.2,
  bgcolor: 'background.paper',
  border: `1px solid ${theme.shop.controlEdge}`,
  borderRadius: `${theme.shop.controlRadius}px`,
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
})

const unseen = { position: 'absolute', opacity: 0, width: '1px', height: '1px', m: 0 }

/** One of a few short words: radio buttons drawn side by side, wrapping where there is no room. */
export function SegmentedControl({ legend, options, value, hideLegend = false, onChange }: Props) {
  const name = useId()
  return (
    <Box
      component="fieldset"
      aria-label={hideLegend ? legend : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, width: '100%' }}
    >
      {!hideLegend && (
        <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
          {legend}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(option => (
          <Box component="label" key={option.value} sx={segment}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={unseen}
            />
            {option.text}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

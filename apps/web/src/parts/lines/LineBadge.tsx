import { contrastRatio } from '@billett/clients'
import Box from '@mui/material/Box'
import { Icon } from '../../ui/Icon.tsx'
import { modeIcon } from './mode-icon.ts'

/** WCAG AA for text. */
const READABLE = 4.5
const PLAIN = { back: '#3D4451', front: '#FFFFFF' }
const HEX = /^#[0-9a-f]{6}$/i

interface Props {
  name: string
  mode: string
  /** `#RRGGBB` */
  colour: string | null
  textColour?: string | null
}

/** The line's own colours where its name can be read on them, else the better of black and white. */
function coloursOf({ colour, textColour }: Pick<Props, 'colour' | 'textColour'>): { back: string; front: string } {
  if (!colour || !HEX.test(colour)) return PLAIN
  if (textColour && HEX.test(textColour) && contrastRatio(colour, textColour) >= READABLE)
    return { back: colour, front: textColour }
  const front = contrastRatio(colour, '#FFFFFF') >= contrastRatio(colour, '#000000') ? '#FFFFFF' : '#000000'
  return { back: colour, front }
}

/** A line as it is written on the vehicle. */
export function LineBadge({ name, mode, ...colours }: Props) {
  const { back, front } = coloursOf(colours)
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        minHeight: 28,
        maxWidth: '100%',
        fontWeight: 700,
        color: front,
        bgcolor: back,
        borderRadius: `${Math.min(theme.shop.controlRadius, 6)}px`,
        ...(theme.shop.contrast === 'high' && { border: `1px solid ${theme.palette.divider}` }),
      })}
    >
      <Icon path={modeIcon(mode)} size={18} />
      {name}
    </Box>
  )
}

import { keyframes, styled } from '@mui/material/styles'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

interface Props {
  /** px */
  height?: number
  /** CSS width */
  width?: string
}

/** The shape of something that is on its way, as large as what will stand there. */
export const Skeleton = styled('span', { shouldForwardProp: name => name !== 'height' && name !== 'width' })<Props>(
  ({ theme, height = 20, width = '100%' }) => ({
    display: 'block',
    height,
    width,
    borderRadius: Math.min(theme.shop.controlRadius, height / 2),
    background: theme.palette.mode === 'dark' ? '#444444' : theme.palette.divider,
    animation: `${breathe} 1.4s ease-in-out infinite`,
  }),
)

import Button, { type ButtonProps } from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** Runs along the lower edge, so that nothing beside it moves. */
const Running = styled('span')({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 4,
  overflow: 'hidden',
  borderRadius: 'inherit',
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    background: 'currentColor',
    animation: `${pass} 1.1s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' },
  },
})

interface Props extends ButtonProps {
  busy: boolean
}

/** Keeps its label, its size and the focus while what it started is running; a second press does nothing. */
export const BusyButton = ({ busy, children, onClick, ...props }: Props) => (
  <Button
    variant="contained"
    {...props}
    aria-busy={busy}
    aria-disabled={busy || undefined}
    onClick={event => {
      if (busy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {children}
    {busy && <Running aria-hidden />}
  </Button>
)

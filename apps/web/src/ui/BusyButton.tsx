import Button, { type ButtonProps } from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Spinner = styled('span')({
  width: '1.15em',
  height: '1.15em',
  marginInlineEnd: '0.6em',
  borderRadius: '50%',
  border: '3px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
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
    {busy && <Spinner aria-hidden />}
    {children}
  </Button>
)

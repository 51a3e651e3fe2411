import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'

/** px; room of the part that is torn off: its width beside, its height below on a phone. */
const STUB = { width: 188, height: 92 }
const NOTCH = 9

const hole = (x: string, y: string) => `radial-gradient(circle ${NOTCH}px at ${x} ${y}, transparent 97%, black)`
const bitten = (first: string, second: string) => ({ mask: `${first}, ${second}`, maskComposite: 'intersect' })

const paper = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: `${theme.shop.cardRadius}px`,
  overflow: 'hidden',
  ...bitten(hole('0', `calc(100% - ${STUB.height}px)`), hole('100%', `calc(100% - ${STUB.height}px)`)),
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    ...bitten(hole(`calc(100% - ${STUB.width}px)`, '0'), hole(`calc(100% - ${STUB.width}px)`, '100%')),
  },
})

const stub = (theme: Theme) => ({
  boxSizing: 'border-box',
  height: STUB.height,
  px: 2.5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  borderTop: `2px dashed ${theme.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    height: 'auto',
    width: STUB.width,
    flexShrink: 0,
    py: 2.5,
    flexDirection: 'column',
    justifyContent: 'center',
    textAlign: 'center',
    borderTop: 0,
    borderLeft: `2px dashed ${theme.palette.divider}`,
  },
})

interface Props {
  /** What the ticket is. */
  children: ReactNode
  /** Price and button. */
  stub: ReactNode
  component?: ElementType
}

/** A card cut like a ticket: what it is, a perforation, what it costs. */
export const TicketCard = ({ children, stub: stubContent, component = 'article' }: Props) => (
  <Box
    component={component}
    sx={theme => ({ filter: theme.shop.contrast === 'high' ? 'none' : 'drop-shadow(0 2px 6px rgb(20 15 35 / 0.10))' })}
  >
    <Box sx={paper}>
      <Box
        sx={theme => ({ flex: 1, minWidth: 0, p: { xs: 2.5, sm: 3 }, borderLeft: `8px solid ${theme.shop.accent}` })}
      >
        {children}
      </Box>
      <Box sx={stub}>{stubContent}</Box>
    </Box>
  </Box>
)

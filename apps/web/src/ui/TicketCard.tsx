import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'

/** px; room of the part that is torn off: its width beside (less on a phone), its height below. */
const STUB = { width: 188, narrow: 124, height: 80 }
const NOTCH = 9

const hole = (x: string, y: string) => `radial-gradient(circle ${NOTCH}px at ${x} ${y}, transparent 97%, black)`
const bitten = (first: string, second: string) => ({ mask: `${first}, ${second}`, maskComposite: 'intersect' })
const bittenBeside = (width: number) =>
  bitten(hole(`calc(100% - ${width}px)`, '0'), hole(`calc(100% - ${width}px)`, '100%'))
const bittenBelow = bitten(hole('0', `calc(100% - ${STUB.height}px)`), hole('100%', `calc(100% - ${STUB.height}px)`))

const paper = (beside: boolean) => (theme: Theme) => ({
  height: '100%',
  display: 'flex',
  flexDirection: beside ? 'row' : 'column',
  bgcolor: 'background.paper',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: `${theme.shop.cardRadius}px`,
  overflow: 'hidden',
  ...(beside ? bittenBeside(STUB.narrow) : bittenBelow),
  ...(!beside && { [theme.breakpoints.up('sm')]: { flexDirection: 'row', ...bittenBeside(STUB.width) } }),
})

const besides = (theme: Theme, width: number) => ({
  height: 'auto',
  width,
  flexShrink: 0,
  px: 1,
  py: 2,
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'center',
  gap: 0,
  borderTop: 0,
  borderLeft: `2px dashed ${theme.palette.divider}`,
})

const stub = (beside: boolean) => (theme: Theme) => ({
  boxSizing: 'border-box',
  height: STUB.height,
  px: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  borderTop: `2px dashed ${theme.palette.divider}`,
  ...(beside ? besides(theme, STUB.narrow) : { [theme.breakpoints.up('sm')]: besides(theme, STUB.width) }),
})

const body = (beside: boolean) => (theme: Theme) => ({
  flex: 1,
  minWidth: 0,
  py: { xs: 2, sm: 2.5 },
  px: beside ? { xs: 1.5, sm: 2 } : { xs: 2, sm: 2.5 },
  borderLeft: `8px solid ${theme.shop.accent}`,
  hyphens: 'auto',
})

interface Props {
  /** What the ticket is. */
  children: ReactNode
  /** Price and button. */
  stub: ReactNode
  component?: ElementType
  /** The stub stands beside on a phone, too: for cards that say little. */
  beside?: boolean
}

/** A card cut like a ticket: what it is, a perforation, what it costs. */
export const TicketCard = ({ children, stub: stubContent, component = 'article', beside = false }: Props) => (
  <Box
    component={component}
    sx={theme => ({ filter: theme.shop.contrast === 'high' ? 'none' : 'drop-shadow(0 2px 6px rgb(20 15 35 / 0.10))' })}
  >
    <Box sx={paper(beside)}>
      <Box sx={body(beside)}>{children}</Box>
      <Box sx={stub(beside)}>{stubContent}</Box>
    </Box>
  </Box>
)

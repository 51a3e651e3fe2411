import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'

/** px; room of the part that is torn off: its width beside (less on a phone), its height below. */
const STUB = { width: 188, narrow: 132, height: 76 }
const NOTCH = 9

const hole = (x: string, y: string) => `radial-gradient(circle ${NOTCH}px at ${x} ${y}, transparent 97%, black)`
const bitten = (first: string, second: string) => ({ mask: `${first}, ${second}`, maskComposite: 'intersect' })
const bittenBeside = (width: number, open: boolean) => {
  const edge = `calc(100% - ${width}px)`
  return open ? { mask: hole(edge, '0'), maskComposite: 'add' } : bitten(hole(edge, '0'), hole(edge, '100%'))
}
const bittenBelow = bitten(hole('0', `calc(100% - ${STUB.height}px)`), hole('100%', `calc(100% - ${STUB.height}px)`))

/** A card this wide has room for long words and the stub beside them; a narrower one has the stub below. */
const WIDE_CARD = '@container (min-width: 23rem)'

/** px; the edge in the client's colour. */
const EDGE = 8

const paper = (beside: boolean, open: boolean) => (theme: Theme) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: `${theme.shop.cardRadius}px`,
  overflow: 'hidden',
  ...bittenBelow,
  ...(beside && { [WIDE_CARD]: { flexDirection: 'row', ...bittenBeside(STUB.narrow, open) } }),
  ...(!beside && {
    [theme.breakpoints.up('sm')]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      ...bittenBeside(STUB.width, open),
    },
  }),
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
  pl: `${EDGE + 16}px`,
  pr: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  borderTop: `2px dashed ${theme.palette.divider}`,
  ...(beside
    ? { [WIDE_CARD]: { ...besides(theme, STUB.narrow), gap: 1 } }
    : { [theme.breakpoints.up('sm')]: besides(theme, STUB.width) }),
})

const body = (beside: boolean) => (theme: Theme) => ({
  flex: 1,
  minWidth: 0,
  py: { xs: 2, sm: 2.5 },
  px: { xs: 2, sm: beside ? 2 : 2.5 },
  ...(beside && { [WIDE_CARD]: { px: 1.5 } }),
  borderLeft: `${EDGE}px solid ${theme.shop.accent}`,
  hyphens: 'auto',
})

/** Above the stub on a phone, which is pressed last; below everything on a wide screen. */
const opened = (theme: Theme) => ({
  flex: { sm: '1 0 100%' },
  order: { sm: 1 },
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
  boxShadow: `inset 0 1px ${theme.palette.divider}`,
  borderLeft: `${EDGE}px solid ${theme.shop.accent}`,
})

interface Props {
  /** What the ticket is. */
  children: ReactNode
  /** Price and button. */
  stub: ReactNode
  /** What can be chosen, while that is open. */
  options?: ReactNode
  component?: ElementType
  /** The stub stands beside wherever the card is wide enough, on a phone, too: for cards that say little. */
  beside?: boolean
}

/** A card cut like a ticket: what it is, a perforation, what it costs. */
export const TicketCard = ({ children, stub: stubContent, options, component = 'article', beside = false }: Props) => (
  <Box
    component={component}
    sx={theme => ({
      containerType: beside ? 'inline-size' : undefined,
      filter: theme.shop.contrast === 'high' ? 'none' : 'drop-shadow(0 2px 6px rgb(20 15 35 / 0.10))',
    })}
  >
    <Box sx={paper(beside, options !== undefined)}>
      <Box sx={body(beside)}>{children}</Box>
      {options !== undefined && <Box sx={opened}>{options}</Box>}
      <Box sx={stub(beside)}>{stubContent}</Box>
    </Box>
  </Box>
)

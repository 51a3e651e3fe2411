import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** Cards as list items. */
  children: ReactNode
  /** Width a card needs. */
  least?: `${number}rem`
}

/** A list of cards, as many beside each other as there is room for. */
export const CardGrid = ({ children, least = '20rem' }: Props) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    }}
  >
    {children}
  </Box>
)

import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** One thing of a list of the account: what it is, and what can be done with it beside that. */
export const ListRow = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={theme => ({
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'center',
      justifyContent: 'space-between',
      p: 2.5,
      bgcolor: 'background.paper',
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: `${theme.shop.cardRadius}px`,
    })}
  >
    {children}
  </Box>
)

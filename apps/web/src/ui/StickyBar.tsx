import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** At the lower edge of a phone's screen while its surroundings scroll; nothing on a wide screen. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={theme => ({
      display: { xs: 'flex', md: 'none' },
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      gap: 2,
      alignItems: 'center',
      mx: { xs: -2, sm: -3 },
      px: { xs: 2, sm: 3 },
      py: 1.5,
      bgcolor: 'background.paper',
      borderTop: `1px solid ${theme.palette.divider}`,
      boxShadow: theme.shop.contrast === 'high' ? 'none' : '0 -4px 16px rgb(20 15 35 / 0.08)',
      '@media print': { display: 'none' },
    })}
  >
    {children}
  </Box>
)

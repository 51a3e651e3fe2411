import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** A titled column of the footer. */
export const FooterBlock = ({ title, children }: Props) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Typography variant="h3" component="h2" sx={{ mb: { xs: 0.75, sm: 1.5 }, fontSize: '1.0714rem' }}>
      {title}
    </Typography>
    {children}
  </Box>
)

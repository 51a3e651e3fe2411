import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** Fields that belong together, under their own headline. */
export const FormSection = ({ title, children }: Props) => (
  <Box component="section">
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Stack spacing={2.5}>{children}</Stack>
  </Box>
)

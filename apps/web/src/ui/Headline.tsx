import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  headline: string
  /** One or two sentences below it. */
  lead?: ReactNode
  /** Stands beside the headline where there is room. */
  aside?: ReactNode
}

/** The one h1 of a page. */
export const Headline = ({ headline, lead, aside }: Props) => (
  <Box
    data-page-header
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'end',
      justifyContent: 'space-between',
      mb: { xs: 3, md: 4 },
    }}
  >
    <Box sx={{ maxWidth: '44rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h1">{headline}</Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.1429rem' }}>
          {lead}
        </Typography>
      )}
    </Box>
    {aside}
  </Box>
)

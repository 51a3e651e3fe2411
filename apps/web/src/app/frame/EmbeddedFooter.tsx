import Box from '@mui/material/Box'
import { CancelContractsLink } from './CancelContractsLink.tsx'

/** All that is left of the footer inside somebody else's page. */
export const EmbeddedFooter = () => (
  <Box component="footer" sx={{ p: 2, textAlign: 'center', borderTop: theme => `1px solid ${theme.palette.divider}` }}>
    <CancelContractsLink />
  </Box>
)

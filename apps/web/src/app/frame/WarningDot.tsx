import Box from '@mui/material/Box'

/** Something waits; what it is, the words beside it say. */
export const WarningDot = () => (
  <Box
    component="span"
    aria-hidden
    sx={theme => ({
      position: 'absolute',
      top: -2,
      right: -2,
      width: 12,
      height: 12,
      borderRadius: '50%',
      bgcolor: 'error.main',
      border: `2px solid ${theme.palette.background.paper}`,
    })}
  />
)

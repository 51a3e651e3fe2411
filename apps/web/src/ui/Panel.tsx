import Box, { type BoxProps } from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'

const sheet = (theme: Theme) => ({
  bgcolor: 'background.paper',
  borderRadius: `${theme.shop.cardRadius}px`,
  boxShadow: theme.shop.shadow,
  border: `1px solid ${theme.palette.divider}`,
  p: { xs: 2.5, sm: 4 },
})

/** A sheet that lies on the page; a section where nothing else is asked for. */
export const Panel = ({
  component = 'section',
  sx = [],
  ...props
}: BoxProps<'form'> & { component?: 'form' | 'section' | 'div' | 'aside' }) => (
  <Box component={component as 'form'} sx={[sheet, ...(Array.isArray(sx) ? sx : [sx])]} {...props} />
)

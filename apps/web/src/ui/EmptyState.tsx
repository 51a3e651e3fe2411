import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  icon: string
  title: string
  children: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** A place where nothing is yet, and how something gets there. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <Box sx={{ textAlign: 'center', py: { xs: 6, md: 9 }, px: 2, maxWidth: '32rem', mx: 'auto' }}>
    <Box
      sx={theme => ({
        display: 'inline-grid',
        placeItems: 'center',
        width: 88,
        height: 88,
        borderRadius: '50%',
        color: 'primary.main',
        bgcolor: 'background.paper',
        boxShadow: theme.shop.shadow,
        mb: 3,
      })}
    >
      <Icon path={icon} size={44} />
    </Box>
    <Typography variant="h2" gutterBottom>
      {title}
    </Typography>
    <Typography color="textSecondary">{children}</Typography>
    {action && <Box sx={{ mt: 3 }}>{action}</Box>}
  </Box>
)

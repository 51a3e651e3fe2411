import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import { Icon } from './Icon.tsx'

const ICONS = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
}

interface Props {
  kind: keyof typeof ICONS
  title?: string
  children: ReactNode
  /** What to do next. */
  action?: ReactNode
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>
}

/** Says what happened and what to do; read out as soon as it appears. */
export const MessageBox = ({ kind, title, children, action, ref }: Props) => (
  <Box
    ref={ref}
    tabIndex={-1}
    role={kind === 'error' ? 'alert' : 'status'}
    sx={theme => ({
      display: 'flex',
      gap: 1.5,
      p: 2,
      borderRadius: `${theme.shop.controlRadius}px`,
      border: 1,
      borderColor: `${kind}.main`,
      borderLeftWidth: 6,
      bgcolor: 'background.paper',
    })}
  >
    <Box sx={{ color: `${kind}.main`, lineHeight: 0 }}>
      <Icon path={ICONS[kind]} />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      {title && <Typography sx={{ fontWeight: 700 }}>{title}</Typography>}
      <Typography component="div">{children}</Typography>
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  </Box>
)

import { mdiClose } from '@mdi/js'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  actions: ReactNode
  /** MUI's sizes (Spec 1 §9). */
  width?: 'xs' | 'sm' | 'md' | 'lg'
  /** Left out where the dialog asks for a decision. */
  onClose?: () => void
  closeLabel?: string
}

/** Load it lazily: `lazy(() => import('…/MyDialog.tsx'))`; no first screen needs a dialog. */
export function DialogShell({ open, title, children, actions, width = 'sm', onClose, closeLabel }: Props) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ pr: 8, fontWeight: 700 }}>
        {title}
      </DialogTitle>
      {onClose && (
        <IconButton aria-label={closeLabel} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
          <Icon path={mdiClose} />
        </IconButton>
      )}
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ p: 3, pt: 1, flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  )
}

import { useUiWords } from '@billett/web-kit/kit/ui-words.ts'
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
}

const NEARLY_FULL_ON_A_PHONE = {
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
}

/** Beside each other, on a phone below each other and easy to hit. */
const ACTIONS = {
  p: { xs: 2, sm: 3 },
  pt: { xs: 1.5, sm: 1 },
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flex: { xs: '1 1 auto', sm: '0 0 auto' } },
}

/** Load it lazily: `lazy(() => import('…/MyDialog.tsx'))`; no first screen needs a dialog. */
export function DialogShell({ open, title, children, actions, width = 'sm', onClose }: Props) {
  const id = useId()
  const { close } = useUiWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={width}
      aria-labelledby={id}
      slotProps={{ paper: { sx: NEARLY_FULL_ON_A_PHONE } }}
    >
      <DialogTitle id={id} component="h2" sx={{ pl: { xs: 2, sm: 3 }, pr: 8, fontWeight: 700 }}>
        {title}
      </DialogTitle>
      {onClose && (
        <IconButton aria-label={close} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
          <Icon path={mdiClose} />
        </IconButton>
      )}
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>{children}</DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        {actions}
      </DialogActions>
    </Dialog>
  )
}

import { mdiClose } from '@mdi/js'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../drawings/Icon.tsx'
import { useUiWords } from '../ui-words.ts'
import styles from './DialogShell.module.css'
import { useModal } from './use-modal.ts'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  actions: ReactNode
  /** Widths of Spec 1 §9. */
  width?: 'xs' | 'sm' | 'md' | 'lg'
  /** Left out where the dialog asks for a decision. */
  onClose?: () => void
}

/**
 * The browser's own dialog: the page behind cannot be reached, and the focus goes back where it came from. Load it
 * lazily: `lazy(() => import('…/MyDialog.tsx'))`; no first screen needs a dialog.
 */
export const DialogShell = ({ open, ...dialog }: Props) => (open ? <OpenDialog {...dialog} /> : null)

function OpenDialog({ title, children, actions, width = 'sm', onClose }: Omit<Props, 'open'>) {
  const id = useId()
  const { close } = useUiWords()
  const dialog = useModal(onClose)
  const pressedBeside = useRef(false)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (event.defaultPrevented) return
    event.preventDefault()
    onClose?.()
  }
  // At the end of the document: a form may not lie in a form.
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={id}
      className={classes(styles.dialog, styles[width])}
      onKeyDown={press}
      // React tells those around the dialog in the code, too, wherever it stands in the page.
      onSubmit={event => event.stopPropagation()}
      onPointerDown={event => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={event => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose?.()
      }}
    >
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <IconButton aria-label={close} onClick={onClose} className={styles.close}>
            <Icon path={mdiClose} />
          </IconButton>
        )}
        <div className={styles.content}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  )
}

import { mdiClose } from '@mdi/js'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../drawings/Icon.tsx'
import { SayingPlace } from '../feedback/SayingPlace.tsx'
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
  /** `alertdialog` where it asks before something is done: its words are read out with its title. */
  role?: 'alertdialog'
  /** What it was asked for is under way: until then it stays. */
  busy?: boolean
  /** Left out where the dialog asks for a decision. */
  onClose?: () => void
}

/** Whether an input belongs to a form: what is typed there is not thrown away by a press that missed. */
const isOfForm = ({ target }: Event): boolean => target instanceof Element && target.closest('form') !== null

/**
 * The browser's own dialog: the page behind cannot be reached, and the focus goes back where it came from. Load it
 * lazily (`lazyPiece`): no first screen needs a dialog. A press beside it closes it, unless it is an
 * `alertdialog` or somebody has changed something in its form.
 */
export const DialogShell = ({ open, ...dialog }: Props) => (open ? <OpenDialog {...dialog} /> : null)

function OpenDialog({ title, children, actions, width = 'sm', role, busy = false, onClose }: Omit<Props, 'open'>) {
  const id = useId()
  const { close } = useUiWords()
  const dialog = useModal(busy ? undefined : onClose)
  const changed = useRef(false)
  const pressedBeside = useRef(false)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (event.defaultPrevented) return
    event.preventDefault()
    if (!busy) onClose?.()
  }
  const pressBeside = () => {
    if (!busy && !changed.current && role === undefined) onClose?.()
  }
  // At the end of the document: a form may not lie in a form.
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      role={role}
      aria-labelledby={id}
      aria-describedby={role && `${id}-content`}
      className={classes(styles.dialog, styles[width])}
      onKeyDown={press}
      // React tells those around the dialog in the code, too, wherever it stands in the page.
      onSubmit={event => event.stopPropagation()}
      onPointerDown={event => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={event => {
        if (pressedBeside.current && event.target === event.currentTarget) pressBeside()
      }}
      onInput={event => {
        if (isOfForm(event.nativeEvent)) changed.current = true
      }}
    >
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <IconButton aria-label={close} aria-disabled={busy} onClick={onClose} className={styles.close}>
            <Icon path={mdiClose} />
          </IconButton>
        )}
        <div id={`${id}-content`} className={styles.content}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <SayingPlace />
    </dialog>,
    document.body,
  )
}

import { mdiClose } from '@mdi/js'
import { Icon } from '../drawings/Icon.tsx'
import { useUiWords } from '../ui-words.ts'
import styles from './Combobox.module.css'
import { IconButton } from './IconButton.tsx'

/** Closes a field that fills the screen; the focus stays in it. */
export const ComboboxClose = ({ onClose }: { onClose: () => void }) => (
  <IconButton
    aria-label={useUiWords().close}
    onMouseDown={event => event.preventDefault()}
    onClick={onClose}
    className={styles.close}
  >
    <Icon path={mdiClose} />
  </IconButton>
)

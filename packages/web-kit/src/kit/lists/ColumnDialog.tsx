import { mdiArrowDown, mdiArrowUp } from '@mdi/js'
import { Button } from '../controls/Button.tsx'
import { CheckboxInput } from '../controls/CheckboxInput.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../drawings/Icon.tsx'
import { DialogShell } from '../overlays/DialogShell.tsx'
import { useUiWords } from '../ui-words.ts'
import { useWorkWords } from '../work-words.ts'
import styles from './ColumnDialog.module.css'

interface Props {
  /** Every column that may be shown or not, in their usual order. */
  columns: readonly { id: string; header: string }[]
  /** Ids of those that are shown, in their order. */
  shown: readonly string[]
  onChange: (shown: readonly string[]) => void
  onClose: () => void
}

/** Which columns a `DataTable` has and in which order; what is chosen holds at once. Load it lazily. */
export function ColumnDialog({ columns, shown, onChange, onClose }: Props) {
  const words = useWorkWords()
  const { close } = useUiWords()
  const isShown = ({ id }: { id: string }) => shown.includes(id)
  const inOrder = [
    ...shown.flatMap(id => columns.filter(column => column.id === id)),
    ...columns.filter(column => !isShown(column)),
  ]
  const toggle = (id: string) => onChange(shown.includes(id) ? shown.filter(one => one !== id) : [...shown, id])
  const swap = (place: number, other: number) => {
    const [one, two] = [shown[place], shown[other]]
    if (one !== undefined && two !== undefined) onChange(shown.with(place, two).with(other, one))
  }
  const button = (label: string, icon: string, place: number, to: number) => (
    <IconButton
      aria-label={label}
      aria-disabled={place < 0 || to < 0 || to >= shown.length}
      onClick={() => place >= 0 && swap(place, to)}
    >
      <Icon path={icon} size={20} />
    </IconButton>
  )
  return (
    <DialogShell
      open
      title={words.columns}
      width="xs"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <ul className={styles.columns}>
        {inOrder.map(({ id, header }) => {
          const place = shown.indexOf(id)
          return (
            <li key={id} className={styles.column}>
              <div className={styles.name}>
                <CheckboxInput label={header} checked={place >= 0} onChange={() => toggle(id)} />
              </div>
              {button(words.moveUp(header), mdiArrowUp, place, place - 1)}
              {button(words.moveDown(header), mdiArrowDown, place, place + 1)}
            </li>
          )
        })}
      </ul>
    </DialogShell>
  )
}

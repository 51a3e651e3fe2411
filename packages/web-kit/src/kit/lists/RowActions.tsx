import { mdiDotsHorizontal } from '@mdi/js'
import { useId, useState } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../drawings/Icon.tsx'
import { Menu, MenuPlace } from '../overlays/Menu.tsx'
import { MenuItem } from '../overlays/MenuItem.tsx'
import { useWorkWords } from '../work-words.ts'

export interface RowAction {
  text: string
  /** Asks for attention. */
  warns?: boolean
  act: () => void
}

interface Props {
  /** Of the row. */
  name: string
  actions: readonly RowAction[]
}

/** What can be done with a row, behind one button. */
export function RowActions({ name, actions }: Props) {
  const { actionsOf } = useWorkWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <MenuPlace>
      <IconButton
        aria-label={actionsOf(name)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon path={mdiDotsHorizontal} />
      </IconButton>
      {open && (
        <Menu id={id} floating onClose={() => setOpen(false)}>
          {actions.map(({ text, warns, act }) => (
            <MenuItem
              key={text}
              warns={warns}
              onClick={() => {
                setOpen(false)
                act()
              }}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </MenuPlace>
  )
}

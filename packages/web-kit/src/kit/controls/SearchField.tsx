import { mdiClose, mdiMagnify } from '@mdi/js'
import { useRef } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { useUiWords } from '../ui-words.ts'
import type { FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'
import { TextInput } from './TextInput.tsx'

interface Props extends Omit<FieldProps, 'optional' | 'error'> {
  name?: string
  value: string
  placeholder?: string
  onChange: (value: string) => void
}

/** Narrows down what stands below it, as somebody types. Its cross and Escape empty it, and the focus stays. */
export function SearchField({ value, onChange, ...field }: Props) {
  const { clear } = useUiWords()
  const input = useRef<HTMLInputElement>(null)
  const empty = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={styles.search}>
      <TextInput
        {...field}
        ref={input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || value === '') return
          // A dialog it stands in stays open.
          event.preventDefault()
          empty()
        }}
        startAdornment={<Icon path={mdiMagnify} size={20} />}
        endAdornment={
          value !== '' && (
            <IconButton edge="end" aria-label={clear(field.label)} onClick={empty}>
              <Icon path={mdiClose} size={20} />
            </IconButton>
          )
        }
      />
    </div>
  )
}

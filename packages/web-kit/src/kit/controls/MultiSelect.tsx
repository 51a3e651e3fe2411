import { mdiClose } from '@mdi/js'
import { useRef, useState } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { useWorkWords } from '../work-words.ts'
import { Combobox } from './Combobox.tsx'
import type { FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './MultiSelect.module.css'

interface Props extends FieldProps {
  name: string
  options: readonly { value: string; text: string }[]
  /** Those that are chosen. */
  value: readonly string[]
  required?: boolean
  /** What it means that none is chosen: "All" where they narrow a list down. */
  none?: string
  onChange: (value: readonly string[]) => void
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase())

/** Several of many: found by typing, each chosen one below the field with a cross that takes it away again. */
export function MultiSelect({ options, value, none, onChange, ...field }: Props) {
  const { remove, choicesFound } = useWorkWords()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const offered = options.filter(option => !value.includes(option.value) && has(option.text, text))
  const chosen = options.filter(option => value.includes(option.value))
  return (
    <div className={styles.field}>
      <Combobox
        {...field}
        ref={input}
        text={text}
        placeholder={chosen.length === 0 ? none : undefined}
        options={offered}
        status={choicesFound(offered.length)}
        onType={setText}
        onChoose={option => {
          setText('')
          onChange([...value, option.value])
        }}
        onLeave={() => setText('')}
      />
      {chosen.length > 0 && (
        <ul aria-label={field.label} className={styles.chosen}>
          {chosen.map(option => (
            <li key={option.value} className={styles.choice}>
              {option.text}
              <IconButton
                aria-label={remove(option.text)}
                className={styles.remove}
                onClick={() => {
                  onChange(value.filter(one => one !== option.value))
                  input.current?.focus()
                }}
              >
                <Icon path={mdiClose} size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../drawings/Icon.tsx'
import { useOverDialog } from '../overlays/use-over-dialog.ts'
import styles from './ComboboxList.module.css'
import type { ComboboxOption } from './combobox-option.ts'
import { matchedLetters } from './matched-letters.ts'

interface Props {
  /** Of the input. */
  id: string
  label: string
  options: readonly ComboboxOption[]
  marked: number
  status: string
  /** What stands in the input: its letters stand out in the options. */
  typed: string
  /** It has the screen to itself. */
  whole: boolean
  onChoose: (option: ComboboxOption) => void
}

/** The list below a combobox. The focus stays in the input, so a press on an option must not take it. */
export function ComboboxList({ id, label, options, marked, status, typed, whole, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const isEmpty = options.length === 0
  useOverDialog(list, whole, isEmpty ? status : '')
  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  if (isEmpty)
    return status ? (
      <div ref={list} aria-hidden className={classes(styles.sheet, styles.nothing, whole && styles.whole)}>
        {status}
      </div>
    ) : null
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      id={`${id}-list`}
      aria-label={label}
      onMouseDown={event => event.preventDefault()}
      className={classes(styles.sheet, whole && styles.whole)}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, has the keys.
        <div
          key={option.value}
          id={`${id}-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          // Some read letters that stand out apart from the rest of their word.
          aria-label={[option.text, option.hint].filter(Boolean).join(' ')}
          onClick={() => onChoose(option)}
          className={classes(styles.row, index === marked && styles.marked)}
        >
          {option.icon && <Icon path={option.icon} size={20} />}
          <div className={styles.text}>
            {matchedLetters(option.text, typed).map(({ text, matched }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place.
              matched ? <b key={at}>{text}</b> : text,
            )}
          </div>
          {option.hint && <div className={styles.hint}>{option.hint}</div>}
        </div>
      ))}
    </div>
  )
}

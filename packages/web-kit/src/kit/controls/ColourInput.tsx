import type { ComponentProps } from 'react'
import styles from './ColourInput.module.css'
import { TextInput } from './TextInput.tsx'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type' | 'startAdornment'> {
  /** `#RRGGBB`, or whatever is typed until it is that. */
  value: string
  onChange: (value: string) => void
  /** What the browser's own palette is called; it contains the label. */
  pickLabel: string
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** A palette knows nothing else; what it shows then has not been chosen. */
const NONE = '#000000'

/** A colour that is typed, or picked from the browser's own palette. */
export const ColourInput = ({ value, onChange, pickLabel, ...input }: Props) => (
  <TextInput
    {...input}
    value={value}
    onChange={event => onChange(event.target.value)}
    spellCheck={false}
    autoComplete="off"
    startAdornment={
      <span>
        <input
          type="color"
          aria-label={pickLabel}
          className={styles.pick}
          value={COLOUR.test(value) ? value.toLowerCase() : NONE}
          onChange={event => onChange(event.target.value.toUpperCase())}
        />
      </span>
    }
  />
)

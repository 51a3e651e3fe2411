import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from 'react'
import { Text } from '../text/Text.tsx'
import styles from './ChoiceCards.module.css'
import { FieldNote } from './FieldNote.tsx'

interface Props {
  legend: string
  name: string
  options: readonly { value: string; label: string; hint?: string; aside?: ReactNode }[]
  value: string
  error?: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** The first choice, for moving the focus. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few, each with room to explain itself: radio buttons drawn as cards. */
export function ChoiceCards({ legend, name, options, value, error, onChange, onBlur, ref }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={styles.group}>
      <Text component="legend" className={styles.legend}>
        {legend}
      </Text>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
              onBlur={onBlur}
              ref={index === 0 ? ref : undefined}
              className={styles.input}
            />
            <div className={styles.words}>
              <Text component="span" className={styles.name}>
                {option.label}
              </Text>
              {option.hint && (
                <Text component="span" variant="body2" color="textSecondary" className={styles.hint}>
                  {option.hint}
                </Text>
              )}
            </div>
            {option.aside}
          </label>
        ))}
      </div>
      {error && (
        <FieldNote error id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}

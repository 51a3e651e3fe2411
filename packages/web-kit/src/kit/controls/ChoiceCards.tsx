import { type ReactNode, type Ref, useId } from 'react'
import { Text } from '../text/Text.tsx'
import styles from './ChoiceCards.module.css'
import { FieldNote } from './FieldNote.tsx'

interface Props<Value extends string> {
  /** Above the cards. */
  label: string
  name: string
  options: readonly { value: Value; text: ReactNode; hint?: string; aside?: ReactNode }[]
  value: Value | ''
  error?: string
  required?: boolean
  onChange: (value: Value) => void
  onBlur?: () => void
  /** The first choice, for moving the focus. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few, each with room to explain itself: radio buttons drawn as cards. */
export function ChoiceCards<Value extends string>({
  label,
  name,
  options,
  value,
  error,
  required,
  onChange,
  onBlur,
  ref,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: of its roles the one that can be wrong.
      role="radiogroup"
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.group}
    >
      <Text component="legend" className={styles.legend}>
        {label}
      </Text>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              ref={index === 0 ? ref : undefined}
              className={styles.input}
            />
            <div className={styles.words}>
              <Text component="span" className={styles.name}>
                {option.text}
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

import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './CheckboxInput.module.css'
import { FieldNote } from './FieldNote.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'type' | 'className'> {
  label: ReactNode
  error?: string
}

/** Yes or no, beside its words. */
export function CheckboxInput({ label, error, ...input }: Props) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div>
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={classes(input['aria-describedby'], error && `${id}-error`)}
          className={styles.box}
        />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {error && (
        <FieldNote error id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { FieldNote } from './FieldNote.tsx'

export interface FieldProps {
  label: string
  /** Beside the label of a field that may stay empty: "optional". */
  optionalMark?: string
  /** Below the input while there is no error. */
  hint?: string
  error?: string
}

interface Props extends FieldProps {
  /** Draws the input; it must carry these attributes. */
  children: (input: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}

/** Label above, input, and below it the hint or what is wrong. */
export function Field({ label, optionalMark, hint, error, children }: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, error !== undefined && styles.wrong)}>
        {label}
        {optionalMark && ` (${optionalMark})`}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error !== undefined })}
      {note && (
        <FieldNote id={`${id}-note`} error={error !== undefined}>
          {note}
        </FieldNote>
      )}
    </div>
  )
}

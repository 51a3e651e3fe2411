import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { useUiWords } from '../ui-words.ts'
import styles from './Field.module.css'
import { FieldNote } from './FieldNote.tsx'

export interface FieldProps {
  label: string
  /** May stay empty, and says so beside its label; every other field of a form is `required`. */
  optional?: boolean
  /** Below the input while there is no error. */
  hint?: string
  error?: string
  /** Of the input, where something else has to know it. */
  id?: string
  /** What else describes it, read out before the hint. */
  'aria-describedby'?: string
}

interface Props extends FieldProps {
  /** Draws the input; it must carry these attributes. */
  children: (input: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}

/** Label above, input, and below it the hint or what is wrong. */
export function Field({ label, optional, hint, error, id: given, 'aria-describedby': describedBy, children }: Props) {
  const own = useId()
  const id = given ?? own
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, error !== undefined && styles.wrong)}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({
        id,
        'aria-describedby': classes(describedBy, note && `${id}-note`),
        'aria-invalid': error !== undefined,
      })}
      {note && (
        <FieldNote id={`${id}-note`} error={error !== undefined}>
          {note}
        </FieldNote>
      )}
    </div>
  )
}

const OptionalMark = () => ` (${useUiWords().optional})`

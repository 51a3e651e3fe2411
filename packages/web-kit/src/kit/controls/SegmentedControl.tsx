import { useId } from 'react'
import { classes } from '../classes.ts'
import styles from './SegmentedControl.module.css'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value | ''
  /** Read out, not shown. */
  hideLabel?: boolean
  /** As the form around it calls the choice; left out where none is sent. */
  name?: string
  /** `tabs`: underlined, for parts of a page. */
  look?: 'tabs'
  onChange: (value: Value) => void
}

/** One of a few short words: radio buttons drawn side by side, wrapping where there is no room. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  hideLabel = false,
  name,
  look,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset aria-label={hideLabel ? label : undefined} className={classes(styles.group, look && styles[look])}>
      {!hideLabel && <legend className={styles.legend}>{label}</legend>}
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.unseen}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

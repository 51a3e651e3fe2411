import { useId } from 'react'
import styles from './SegmentedControl.module.css'

interface Props {
  legend: string
  options: readonly { value: string; text: string }[]
  value: string
  /** Read out, not shown. */
  hideLegend?: boolean
  onChange: (value: string) => void
}

/** One of a few short words: radio buttons drawn side by side, wrapping where there is no room. */
export function SegmentedControl({ legend, options, value, hideLegend = false, onChange }: Props) {
  const name = useId()
  return (
    <fieldset aria-label={hideLegend ? legend : undefined} className={styles.group}>
      {!hideLegend && <legend className={styles.legend}>{legend}</legend>}
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
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

import styles from './DataTable.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some of those it stands for are chosen. */
  mixed?: boolean
  disabled?: boolean
  /** What it does is written beside it where rows are cards; above columns the box says enough. */
  named?: boolean
  onChange: () => void
}

/** Chooses a row, or all of them; 44 px to press. */
export const RowBox = ({ label, checked, mixed = false, disabled, named, onChange }: Props) => (
  <label className={styles.tick} data-label={named ? label : undefined}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={input => {
        if (input) input.indeterminate = mixed && !checked
      }}
      onChange={onChange}
    />
  </label>
)

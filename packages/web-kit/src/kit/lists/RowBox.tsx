import styles from './DataTable.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some of those it stands for are chosen. */
  mixed?: boolean
  disabled?: boolean
  onChange: () => void
}

/** Chooses a row, or all of them; 44 px to press. */
export const RowBox = ({ label, checked, mixed = false, disabled, onChange }: Props) => (
  <label className={styles.tick}>
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

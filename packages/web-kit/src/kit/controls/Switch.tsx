import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'type' | 'className' | 'role'> {
  label: ReactNode
}

/** On or off, at once; where something is sent first, take a `CheckboxInput`. */
export function Switch({ label, ...input }: Props) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div className={styles.row}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked. */}
      <input {...input} id={id} type="checkbox" role="switch" className={styles.track} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  )
}

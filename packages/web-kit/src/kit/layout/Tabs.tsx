import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

interface Props {
  /** What the tabs are about, read out. */
  label: string
  tabs: readonly { value: string; text: string }[]
  value: string
  onChange: (value: string) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** One of a few views of the same thing. One stop for the keyboard; arrows choose. */
export function Tabs({ label, tabs, value, onChange, children }: Props) {
  const id = useId()
  const at = tabs.findIndex(tab => tab.value === value)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const to: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = to[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={press}>
        {tabs.map(tab => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

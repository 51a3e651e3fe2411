import { useEffect, useRef } from 'react'
import { isForOthers } from './is-for-others.ts'
import { storedShortcuts } from './stored-shortcuts.ts'

/** Lets single keys of a screen do something, unless somebody has switched keys off (WCAG 2.1.4). */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isForOthers(event) || storedShortcuts.read() === false) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

import { MAIN_ID } from '@billett/web-kit/frame/main-id.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect, useRef } from 'react'
import { isForOthers } from '../../hooks/is-for-others.ts'
import { useOffice } from '../../hooks/office.ts'
import { useMenu } from '../../hooks/use-menu.ts'
import { chooseRow, rowAt, stepRow } from './row-steps.ts'
import { type Shortcut, shortcutOf } from './shortcut-of.ts'

/** Milliseconds after `g` in which the next key names a screen. */
const PAIR = 1_500

/** Lets single keys do something, as long as `on` says so; `onHelp` shows which. */
export function useShortcuts(on: boolean, onHelp: () => void): void {
  const navigate = useNavigate()
  const { link } = useOffice()
  const menu = useMenu()
  const begun = useRef<number>(undefined)
  useEffect(() => {
    if (!on) return undefined
    const carryOut = (shortcut: Shortcut): void => {
      const main = document.getElementById(MAIN_ID)
      if (shortcut.act === 'go') {
        if (menu.some(({ key }) => key === shortcut.to)) navigate(link(shortcut.to))
      } else if (shortcut.act === 'help') onHelp()
      else if (!main) return
      else if (shortcut.act === 'search') main.querySelector<HTMLElement>('input[type=search]')?.focus()
      else if (shortcut.act === 'next') stepRow(main, 1)
      else if (shortcut.act === 'previous') stepRow(main, -1)
      else if (shortcut.act === 'choose') chooseRow(main)
      else if (shortcut.act === 'actions') rowAt(main)?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
    }
    const press = (event: KeyboardEvent) => {
      if (isForOthers(event)) return
      const afterG = begun.current !== undefined && event.timeStamp - begun.current < PAIR
      const shortcut = shortcutOf(event.key, afterG)
      begun.current = shortcut?.act === 'begin' ? event.timeStamp : undefined
      if (!shortcut) return
      event.preventDefault()
      carryOut(shortcut)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, onHelp, navigate, link, menu])
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { keepTab } from './keep-tab.ts'
import { returnFocus } from './return-focus.ts'

/**
 * Opens a `<dialog>` over the page for as long as it is drawn. `onClose` answers a browser that wants it closed (the
 * back gesture of a phone); without one it stays. The focus goes to the dialog itself, and in the end back to where it
 * was, or to the heading of the page where that is gone.
 */
export function useModal(onClose: (() => void) | undefined): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const closing = useRef(onClose)
  useEffect(() => {
    closing.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    const refuse = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      closing.current?.()
    }
    // A browser that is asked twice does not ask again.
    const closed = () => (closing.current ? closing.current() : dialog.showModal())
    const tab = (event: KeyboardEvent) => keepTab(dialog, event)
    // Where it takes no room, keeping one for it would move the page. Another dialog has hidden it already.
    const { documentElement: page } = document
    if (!document.querySelector('dialog[open]')) page.toggleAttribute('data-scroll-bar', innerWidth > page.clientWidth)
    dialog.addEventListener('keydown', tab)
    dialog.addEventListener('cancel', refuse)
    dialog.addEventListener('close', closed)
    dialog.showModal()
    dialog.focus()
    return () => {
      dialog.removeEventListener('keydown', tab)
      dialog.removeEventListener('cancel', refuse)
      dialog.removeEventListener('close', closed)
      dialog.close()
      returnFocus(before)
    }
  }, [])
  return ref
}

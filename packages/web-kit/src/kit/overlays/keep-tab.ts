const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])'

const isDrawn = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** Tab goes from the last stop of a dialog to the first, and back, not by way of the browser's own buttons. */
export function keepTab(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isDrawn)
  const [first] = stops
  const last = stops.at(-1)
  const at = document.activeElement
  const leaves = event.shiftKey ? at === first || at === dialog : at === last
  if (!leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

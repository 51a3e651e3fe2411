const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

const isDrawn = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** Of radio buttons of one name the one that is chosen is a stop; each, while none is. */
function isPassedBy(element: HTMLElement, dialog: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false
  const others = [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')]
  return others.some(({ name, form }) => name === element.name && form === element.form)
}

const isStop = (dialog: HTMLElement) => (element: HTMLElement) =>
  element.tabIndex >= 0 && isDrawn(element) && !isPassedBy(element, dialog)

/** Tab goes from the last stop of a dialog to the first, and back, not by way of the browser's own buttons. */
export function keepTab(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop(dialog))
  const [first] = stops
  const last = stops.at(-1)
  const at = document.activeElement
  const leaves = event.shiftKey ? at === first || at === dialog : at === last
  if (!leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

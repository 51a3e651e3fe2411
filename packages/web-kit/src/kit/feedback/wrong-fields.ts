/** A field of a form that says it is wrong. */
export interface WrongField {
  /** Of the element. */
  id: string
  /** As its label names it, after what it belongs to: "Passenger 2, First name". */
  name: string
  /** What is wrong with it; empty while that text is on its way. */
  message: string
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

const isLabelled = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

function nameOf(field: Element): string {
  const legend = textOf(field.closest('fieldset')?.querySelector('legend'))
  const label = isLabelled(field) ? textOf(field.labels?.[0]) : ''
  // What a box says is a sentence.
  return [legend, label].filter(Boolean).join(', ').replace(/[.:]$/, '')
}

/** The last of what describes a field is what is wrong with it. */
function messageOf(field: Element): string {
  const described = field.getAttribute('aria-describedby')?.split(' ').at(-1)
  return textOf(described ? document.getElementById(described) : null)
}

/** Every field of a form that says it is wrong, from top to bottom, in the words that stand there. */
export const wrongFieldsOf = (form: Element | null | undefined): WrongField[] =>
  [...(form?.querySelectorAll('[aria-invalid="true"]') ?? [])].map(field => ({
    id: field.id,
    name: nameOf(field),
    message: messageOf(field),
  }))

/** Puts the focus into a field, at the choice that is taken where it is one of several. */
export function goToField(id: string): void {
  const field = document.getElementById(id)
  const choice = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input')
  const place = choice ?? field
  place?.focus({ preventScroll: true })
  // With its label, and not below a bar at the edge.
  place?.scrollIntoView?.({ block: 'center' })
}

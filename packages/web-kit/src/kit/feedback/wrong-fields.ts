/** A field of a form that says it is wrong. */
export interface WrongField {
  /** Of the element. */
  id: string
  /** What it belongs to: "Passenger 2"; empty where it stands alone. */
  group: string
  /** As its label names it: "First name". */
  name: string
  /** What is wrong with it; empty while that text is on its way. */
  message: string
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

const isLabelled = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** Of what is written in and is no input. */
const labelBeside = (field: Element): Element | null => {
  const id = field.getAttribute('aria-labelledby')
  return id === null ? null : document.getElementById(id)
}

/** A choice is called what its legend says; a field of several has a label besides. */
function namesOf(field: Element): Pick<WrongField, 'group' | 'name'> {
  const [group = '', label = ''] = [
    field.closest('fieldset')?.querySelector('legend'),
    isLabelled(field) ? field.labels?.[0] : labelBeside(field),
  ].map(element => textOf(element).replace(/[.:]$/, ''))
  return label === '' || label === group ? { group: '', name: group || label } : { group, name: label }
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
    ...namesOf(field),
    message: messageOf(field),
  }))

/** Those that belong together under one name, which is not said with each of them. */
export function wrongGroups(fields: readonly WrongField[]): { group: string; fields: WrongField[] }[] {
  const groups: { group: string; fields: WrongField[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && field.group !== '' && last.group === field.group) last.fields.push(field)
    else groups.push({ group: field.group, fields: [field] })
  }
  return groups
}

/** Puts the focus into a field, at the choice that is taken where it is one of several. */
export function goToField(id: string): void {
  const field = document.getElementById(id)
  const choice = field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input')
  const place = choice ?? field
  place?.focus({ preventScroll: true })
  // With its label, and not below a bar at the edge.
  place?.scrollIntoView?.({ block: 'center' })
}

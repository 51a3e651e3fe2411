/** In the tab's storage, from just before a page is loaded anew until it is there again. */
const TYPED_KEY = 'typed'

type Typed = Record<string, string>

/** What nobody but its owner is to see, and files, which cannot be kept. */
const LEFT_OUT = new Set(['password', 'file', 'hidden'])

const FIELDS = 'input[name], textarea[name], select[name]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isLeftOut = (field: Field): boolean =>
  LEFT_OUT.has(field.type) || (field.type === 'radio' && 'checked' in field && !field.checked)

const typedIn = (field: Field): string =>
  field.type === 'checkbox' && 'checked' in field ? String(field.checked) : field.value

/** Keeps what stands in the fields of a page that is about to be loaded anew. */
export function keepTyping(): void {
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(field => !isLeftOut(field))
  const typed: Typed = Object.fromEntries(fields.map(field => [field.name, typedIn(field)]))
  try {
    sessionStorage.setItem(TYPED_KEY, JSON.stringify({ path: window.location.pathname, typed }))
  } catch {
    // It is typed again.
  }
}

/** Of this load of the page; read once, and of no use at another address. */
let kept: { path: string; typed: Typed } | null | undefined

function read(): typeof kept {
  try {
    const text = sessionStorage.getItem(TYPED_KEY)
    sessionStorage.removeItem(TYPED_KEY)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What stood in a field before the page was loaded anew; given once. */
export function takeTyped(name: string): string | undefined {
  if (kept === undefined) kept = read()
  if (kept?.path !== window.location.pathname) return undefined
  const { [name]: value, ...others } = kept.typed
  kept = { ...kept, typed: others }
  return value
}

/** For tests: as after a reload. */
export const loadedAnew = (): void => {
  kept = undefined
}

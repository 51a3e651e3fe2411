/** A body as Stripe takes it, `a[b][0]=c`, with lists as objects whose keys are numbers. */
export interface Form {
  [name: string]: string | Form
}

const put = (form: Form, [name, ...rest]: string[], value: string): void => {
  if (name === undefined) return
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const known = form[name]
  const inside = typeof known === 'object' ? known : {}
  form[name] = inside
  put(inside, rest, value)
}

/** Reads a form-encoded text whose names have brackets. */
export function readForm(body: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(body)) put(form, name.replaceAll(']', '').split('['), value)
  return form
}

/** What stands at a path, if it is a text. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let place: string | Form | undefined = form
  for (const name of path) place = typeof place === 'object' ? place[name] : undefined
  return typeof place === 'string' ? place : undefined
}

/** The texts directly below a path. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const inside = form[name]
  if (typeof inside !== 'object') return {}
  return Object.fromEntries(
    Object.entries(inside).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}

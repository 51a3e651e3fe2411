/** Text that is HTML already and must not be escaped again. */
export type Markup = { readonly html: string }

type Value = Markup | Markup[] | string | number

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A template for HTML: everything put into it is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return { html: parts.reduce((page, part, index) => page + rendered(values[index - 1] ?? '') + part) }
}

export const nothing: Markup = { html: '' }

function rendered(value: Value): string {
  if (Array.isArray(value)) return value.map(rendered).join('')
  if (typeof value === 'object') return value.html
  return String(value).replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? '')
}

/** What storing a way to pay was called once: kinds of entries, and types of the messages about them. */
const OLD = 'registration'
const NEW = 'setup'

/**
 * For reading a journal that an earlier version began, a value of its entries at a time: old names become today's. The
 * body of a message is a text in which both stand.
 */
export function renamed(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (field === 'kind') return value.replace(/^registration(?=[A-Z])/, NEW)
  if (field === 'type') return value.replace(/^registration(?=\.)/, NEW)
  return field === 'body' ? value.replaceAll(`"${OLD}`, `"${NEW}`) : value
}

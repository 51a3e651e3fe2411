import type { Client, PageText } from '@billett/clients'

/** The client without one of the pages that staff have written, or with another in its place. */
export function withPage(client: Client, key: string, text: PageText | undefined): Client {
  const { pages = {}, ...rest } = client
  const { [key]: _, ...others } = pages
  const next = text ? { ...others, [key]: text } : others
  return Object.keys(next).length > 0 ? { ...rest, pages: next } : rest
}

import type { Client } from '../schema/client.ts'

/**
 * A client as a browser is given it with a screen: of the pages that staff have written only those of this path have
 * their text. Whoever comes to another one asks for its document.
 */
export function withTextOf(client: Client, path: string | undefined): Client {
  if (!client.pages) return client
  const pages = Object.entries(client.pages).map(([key, page]) => [
    key,
    key.startsWith(`${path}.`) ? page : { ...page, sections: [] },
  ])
  return { ...client, pages: Object.fromEntries(pages) }
}

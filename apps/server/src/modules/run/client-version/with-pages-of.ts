import type { Client } from '@billett/clients'

/** A client with the pages of another version of it: they are written beside everything else (`staff/dynamic-page`). */
export function withPagesOf({ pages: _, ...client }: Client, { pages }: Pick<Client, 'pages'>): Client {
  return pages ? { ...client, pages } : client
}

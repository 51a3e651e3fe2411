import type { Client, PageText } from '@billett/clients'

/** The client without one of the pages that staff have written, or with another in its place. */
export function withPage(client: Client, key: string, text: PageText | undefined): Client {
  const { pages = {}, ...rest } = client
  const { [key]: _, ...others } = pages
  const next = text ? { ...others, [key]: text } : others
  return Object.keys(next).length > 0 ? { ...rest, pages: next } : rest
}

/** The client as it would be with all that is written and not released yet: which pages there are, and how many. */
export const withDrafts = (client: Client, drafts: readonly { key: string; text: PageText }[]): Client => ({
  ...client,
  pages: { ...client.pages, ...Object.fromEntries(drafts.map(({ key, text }) => [key, text])) },
})

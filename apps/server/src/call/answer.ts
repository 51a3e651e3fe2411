/** A reply before it has become HTTP. `authorization` hands out a token, `location` sends the browser on (Spec 2 §4.2). */
export type Answer<Item> =
  | { items: Item[]; authorization?: string; location?: string }
  | { file: { bytes: Uint8Array; mimeType: string; fileName: string } }

export const items = <Item>(all: Item[]): Answer<Item> => ({ items: all })
export const item = <Item>(one: Item): Answer<Item> => ({ items: [one] })
export const nothing: Answer<never> = { items: [] }

import * as z from 'zod/mini'

/** Pictures below the lines of a trip. */
export const MapTiles = z.object({
  /** With `{z}`, `{x}` and `{y}`. */
  url: z.string().check(z.startsWith('https://')),
  /** HTML that the map must show. */
  attribution: z.string(),
  maxZoom: z.int(),
})
export type MapTiles = z.infer<typeof MapTiles>

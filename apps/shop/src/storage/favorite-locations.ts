import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

const Favorite = z.object({ text: z.string(), reference: z.string() })
export type FavoriteLocation = z.infer<typeof Favorite>

export const storedFavorites = stored('favorite_locations', z.array(Favorite))

import * as z from 'zod/mini'
import { stored } from './stored.ts'

const Favorite = z.object({ text: z.string(), reference: z.string() })
export type FavoriteLocation = z.infer<typeof Favorite>

export const storedFavorites = stored('favorite_locations', z.array(Favorite))

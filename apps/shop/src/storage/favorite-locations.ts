import { type Is, isListOf, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

export interface FavoriteLocation {
  text: string
  reference: string
}

const isFavorite: Is<FavoriteLocation> = isObjectOf({ text: isText, reference: isText })

export const storedFavorites = stored('favorite_locations', isListOf(isFavorite))

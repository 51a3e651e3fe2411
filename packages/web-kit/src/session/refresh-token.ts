import { isFilledText } from '../storage/shapes.ts'
import { stored } from '../storage/stored.ts'

export const storedRefreshToken = stored('refresh_token', isFilledText)

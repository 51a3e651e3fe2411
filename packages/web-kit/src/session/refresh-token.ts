import { isFilledText } from '../storage/shapes.ts'
import { type Stored, stored } from '../storage/stored.ts'
import { storedPreview } from './shop-preview.ts'

const text = stored('refresh_token', isFilledText)

export const storedRefreshToken: Stored<string> = {
  ...text,
  read: () => (storedPreview.read() === undefined ? text.read() : undefined),
}

import { isFilledText } from '../storage/shapes.ts'
import { type Stored, stored } from '../storage/stored.ts'
import { claimsOf } from './jwt-claims.ts'
import { storedPreview } from './shop-preview.ts'

const text = stored('jwt', isFilledText)

/**
 * The token lasts as long as it says itself; one that has expired, or is none, is removed (Spec 1 §2.4). Nobody is
 * signed in where the shop of another day is looked at.
 */
export const storedJwt: Stored<string> = {
  ...text,
  read() {
    if (storedPreview.read() !== undefined) return undefined
    const token = text.read()
    if (token === undefined || claimsOf(token, Date.now())) return token
    text.remove()
    return undefined
  },
}

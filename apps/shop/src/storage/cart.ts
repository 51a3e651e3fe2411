import { CART_MINUTES } from '@billett/domain'
import { isFilledText } from '@billett/web-kit/storage/shapes.ts'
import { storedFor } from '@billett/web-kit/storage/stored-for.ts'

/** The order id of the cart, kept while a prepared order exists (Spec 1 §4). */
export const storedCart = storedFor('cart', isFilledText, CART_MINUTES)

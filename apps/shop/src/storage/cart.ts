import { CART_MINUTES } from '@billett/domain'
import { storedFor } from '@billett/web-kit/storage/stored-for.ts'
import * as z from 'zod/mini'

/** The order id of the cart, kept while a prepared order exists (Spec 1 §4). */
export const storedCart = storedFor('cart', z.string().check(z.minLength(1)), CART_MINUTES)

import * as z from 'zod/mini'
import { storedFor } from './stored-for.ts'

/** Minutes (Spec 1 §9). */
export const CART_LIFETIME = 5000

/** The order id of the cart, kept while a prepared order exists (Spec 1 §4). */
export const storedCart = storedFor('cart', z.string().check(z.minLength(1)), CART_LIFETIME)

import { CART_MINUTES } from '@billett/domain'
import * as z from 'zod/mini'
import { storedFor } from './stored-for.ts'

/** The order id of the cart, kept while a prepared order exists (Spec 1 §4). */
export const storedCart = storedFor('cart', z.string().check(z.minLength(1)), CART_MINUTES)

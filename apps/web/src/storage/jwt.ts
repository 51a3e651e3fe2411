import * as z from 'zod/mini'
import { storedFor } from './stored-for.ts'

/** Spec 1 §9: 5 hours. The token says itself when it ends; this only keeps the device tidy. */
const LIFETIME = 5 * 60

export const storedJwt = storedFor('jwt', z.string().check(z.minLength(1)), LIFETIME)

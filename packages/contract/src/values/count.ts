import * as z from 'zod/mini'
import { key } from '../failures/key.ts'

/** A whole number from `min` to `max`, both included. */
export const count = (min: number, max: number) =>
  z.int(key('number')).check(z.gte(min, key('outOfRange')), z.lte(max, key('outOfRange')))

import * as z from 'zod/mini'
import { key } from '../failures/key.ts'

/**
 * Number of a prepaid card: digits, also in groups as they are printed; which cards there are is the card service's to
 * say.
 */
export const CardNumber = z.string().check(
  z.refine<string>(text => text.trim() !== '', key('cardNumberEmpty')),
  z.maxLength(35, key('exceedMaximumLength')),
  z.refine<string>(text => text.trim() === '' || /^[\d\s-]+$/.test(text), key('notValid')),
)

import { shapesOf } from '@billett/markup'
import * as z from 'zod/mini'

/**
 * The inside of an `<svg>` made of plain shapes: a picture whatever becomes of it, with nothing in it that runs,
 * fetches, links or styles.
 */
export const Drawing = z
  .string()
  .check(z.refine(drawing => shapesOf(drawing) !== undefined, 'a drawing is made of plain shapes only'))

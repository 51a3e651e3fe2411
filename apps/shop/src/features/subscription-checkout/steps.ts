import type { Mask } from '@billett/contract'
import { evaluateMask, type FieldValues, type PlainDate } from '@billett/domain'

/** The page behind the last of the form: what is ordered, and the button. */
export const ORDER_STEP = 'order'

export interface Steps {
  /** Pages of the form that ask something, and the order last. */
  all: readonly string[]
  /** The page to be shown: the one that is asked for, or the first one before it that is not complete. */
  current: string
}

/** Where somebody is in a form, by what was said so far: nobody comes to the order past a page with mistakes. */
export function stepsOf(masks: readonly Mask[], asked: string, said: FieldValues, today: PlainDate): Steps {
  const evaluated = masks.map(({ id }) => ({ id, ...evaluateMask(masks, id, said, today) }))
  const asking = evaluated.filter(({ fields }) => fields.length > 0)
  const all = [...asking.map(({ id }) => id), ORDER_STEP]
  const open = asking.findIndex(({ errors }) => errors.length > 0)
  const reachable = open < 0 ? all.length - 1 : open
  const index = Math.min(Math.max(all.indexOf(asked), 0), reachable)
  return { all, current: all[index] ?? ORDER_STEP }
}

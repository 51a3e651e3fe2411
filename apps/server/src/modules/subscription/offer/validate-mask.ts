import type { MaskEvaluation, MaskQuestion } from '@billett/contract'
import { evaluateMask } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { todayIn } from '../../travel/region/index.ts'
import { presentEvaluation } from './evaluation.present.ts'
import { heldByCaller } from './held-by-caller.ts'
import { offeredConfiguration } from './offered-configuration.ts'

/**
 * What a page of a subscription's form asks, and what is wrong with what was said so far. The browser asks the same
 * rules; this is what counts. Whoever has ordered the same for the same person and time already is told so, once the
 * form is complete. Refuses a page the form does not have.
 */
export async function validateMask(
  context: Context,
  { configurationId, currentMask, fieldValues }: MaskQuestion,
): Promise<MaskEvaluation> {
  const { world, language } = context
  const { content } = await offeredConfiguration(world, { id: configurationId })
  if (!content.masks.some(({ id }) => id === currentMask)) refuse('notValid', 'currentMask')
  const today = todayIn(world.regions.current(), world.clock())
  const evaluation = evaluateMask(content.masks, currentMask, fieldValues, today)
  const held = evaluation.isComplete ? await heldByCaller(context, content, evaluation, today) : undefined
  return presentEvaluation(evaluation, held, language)
}

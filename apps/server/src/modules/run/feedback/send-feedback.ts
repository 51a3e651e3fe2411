import type { Feedback } from '@billett/contract'
import { checkFeedback, type Instant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import { networkOf } from '../../../call/visitor/network-of.ts'
import { limitTries } from '../limits/index.ts'
import { categoryCalled } from './categories.ts'
import { insertFeedback } from './feedback.repository.ts'

/** An account that signed in; a guest's id names none. */
const accountOf = ({ visitor }: Context): string | null => (visitor.session === null ? null : visitor.id)

/** Stores feedback and has it mailed to the operator. Returns when it was received. */
export async function sendFeedback(context: Context, categoryId: string, given: Feedback): Promise<Instant> {
  const { world, language, caller } = context
  const { fields } = categoryCalled(categoryId)
  // Only at the end of the way there is a form.
  if (fields.length === 0) refuse('feedbackCategoryNotFound', 'id')
  const checked = checkFeedback(fields, given.detailFieldValues)
  if (!checked.ok)
    throw new Refused(
      checked.problems.map(({ fieldId, reason }) => ({ reason, field: `detailFieldValues.${fieldId}` })),
    )
  await limitTries(context, 'feedback', networkOf(caller))
  const feedbackId = world.newId()
  const receivedOn = world.clock()
  await world.db.transaction(async tx => {
    const clientId = clientIdOf(world)
    const accountId = accountOf(context)
    const content = checked.values
    await insertFeedback(tx, { id: feedbackId, clientId, categoryId, language, content, accountId, receivedOn })
    await world.jobs.send(tx, 'passOnFeedback', { clientId, feedbackId })
  })
  return receivedOn
}

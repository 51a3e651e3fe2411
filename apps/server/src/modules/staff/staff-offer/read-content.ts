import { SubscriptionContent } from '@billett/contract'
import { APPROVED_KINDS, type ApprovalRules, type SubscriptionConfiguration } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('notValid', 'content')
  }
}

/** What staff have written, as a subscription. Refuses `notValid` at the first value that is none of its kind. */
export function readContent(key: string, text: string): SubscriptionConfiguration {
  const { success, data, error } = SubscriptionContent.safeParse(parsed(text))
  if (!success) return refuse('notValid', ['content', ...(error.issues[0]?.path ?? [])].join('.'))
  const { approvals, photoOnCard, ...content } = data
  const said: ApprovalRules = {}
  for (const kind of APPROVED_KINDS) {
    const approval = approvals[kind]
    if (approval !== null) said[kind] = approval
  }
  return {
    key,
    ...content,
    ...(photoOnCard && { photoOnCard }),
    ...(Object.keys(said).length > 0 && { approvals: said }),
  }
}

/** The same as staff write it: who decides is said of every kind, and the name stands elsewhere. */
export function writtenContent({
  key: _,
  approvals = {},
  photoOnCard = false,
  ...content
}: SubscriptionConfiguration): SubscriptionContent {
  const { pause = null, refund = null, replacement = null, cardRecipient = null } = approvals
  return { ...content, photoOnCard, approvals: { pause, refund, replacement, cardRecipient } }
}

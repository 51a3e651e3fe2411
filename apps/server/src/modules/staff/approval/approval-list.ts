import { APPROVAL_COLUMN_WORDS, APPROVAL_STATE_WORDS, APPROVED_ACT_WORDS, type StaffApproval } from '@billett/contract'
import { approvalsAddress, askedState } from '@billett/contract/lists/approvals-address.ts'
import { holdsRights } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { presentApproval } from './approval.present.ts'
import { approvalsOf } from './approval.repository.ts'

const COLUMNS: readonly ListColumn<StaffApproval>[] = [
  { name: APPROVAL_COLUMN_WORDS.act, cell: ({ act }, { language }) => APPROVED_ACT_WORDS[act][language] },
  { name: APPROVAL_COLUMN_WORDS.askedBy, cell: ({ askedByName }) => askedByName },
  { name: APPROVAL_COLUMN_WORDS.askedOn, cell: ({ askedOn }, { at }) => at(askedOn) },
  { name: APPROVAL_COLUMN_WORDS.endsOn, cell: ({ endsOn }, { at }) => at(endsOn) },
  { name: APPROVAL_COLUMN_WORDS.state, cell: ({ state }, { language }) => APPROVAL_STATE_WORDS[state][language] },
  { name: APPROVAL_COLUMN_WORDS.decidedBy, cell: ({ decidedByName }) => decidedByName },
  { name: APPROVAL_COLUMN_WORDS.decidedOn, cell: ({ decidedOn }, { at }) => at(decidedOn) },
  { name: APPROVAL_COLUMN_WORDS.reason, cell: ({ reason }) => reason },
]

/** What has waited for a second person, as a file: of who agrees to nothing what they have asked for themselves. */
export const approvalList = declaredList(approvalsAddress, ({ world, visitor }, asked) => {
  const now = world.realClock()
  const isOwn = asked.whose === 'mine' || !holdsRights(visitor.rights, ['AllowedToApprove'])
  const filter = { clientId: clientIdOf(world), state: askedState(asked), now, ...(isOwn && { askedBy: visitor.id }) }
  const rows = rowsByPage(async window =>
    (await approvalsOf(world.db, filter, window)).map(row => presentApproval(row, now)),
  )
  return { name: 'approvals', columns: COLUMNS, rows }
})

import { type Approval, businessDateOf, type Change, replacementApproval } from '@billett/domain'
import {
  type ChangeForOthers,
  changeForOthers,
  handOnChange,
  makeChange,
} from '../../../billing/contract-change/index.ts'
import { contractAt } from './contract-at.ts'
import type { Effect, Of, Scene } from './effect.ts'

type Asked = Of<'cancel' | 'customerCard' | 'pause' | 'refund' | 'replacementCard'>

/** What is asked for, in the words of a contract's changes. */
function changeOf(asked: Asked): Change {
  switch (asked.kind) {
    case 'cancel':
      return { kind: 'cancel', date: asked.date, reason: asked.reason }
    case 'pause':
      return { kind: 'pause', from: asked.from, until: asked.until, reason: asked.reason }
    case 'refund':
      return { kind: 'refund', from: asked.from, until: asked.until, reason: asked.reason }
    case 'replacementCard':
      return { kind: 'replacement', reason: asked.reason, recipient: 'holder' }
    case 'customerCard':
      return { kind: 'card' }
  }
}

const approvalOf = ({ change, checked, replacedLately }: ChangeForOthers): Approval =>
  change.kind === 'replacement' ? replacementApproval(replacedLately) : checked.approval

/** A pupil's contract is paused, ended, given back in part, or gets a card. Refuses what its terms do not allow. */
export async function changeContract(scene: Scene, asked: Asked): Promise<Effect> {
  const { context, tx, asker } = scene
  const { world } = context
  const { contractGuid } = asked
  const about = await contractAt(scene, contractGuid, businessDateOf(world.clock()))
  const change = await changeForOthers(world, tx, contractGuid, {
    change: changeOf(asked),
    receivedOn: asker.receivedOn,
  })
  const { accountId: askedBy } = asker
  return {
    ...about,
    terms: approvalOf(change),
    weighs: true,
    effectiveOn: change.checked.effectiveOn,
    priceCents: null,
    make: async by => {
      await makeChange(world, tx, change, { askedBy, by })
      return {}
    },
    makeNo: null,
    handOn: () => handOnChange(world, tx, change, askedBy),
  }
}

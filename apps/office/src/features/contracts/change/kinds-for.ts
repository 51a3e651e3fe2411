import type { StaffContractDetail } from '@billett/contract'
import { WISHED_KINDS, type WishedKind } from './wished-change.ts'

/**
 * What can happen to a contract: a pass is blocked once, a pause ended where there is one, a card replaced where there
 * is one, and notice given where the contract has no last day yet.
 */
export const kindsFor = ({
  blocked,
  medium,
  pauses,
  validUntil,
}: Pick<StaffContractDetail, 'blocked' | 'medium' | 'pauses' | 'validUntil'>): WishedKind[] =>
  WISHED_KINDS.filter(kind => {
    if (kind === 'block') return !blocked.includes('staff')
    if (kind === 'unblock') return blocked.includes('staff')
    if (kind === 'resume') return pauses.length > 0
    if (kind === 'cancel') return validUntil === null
    return kind !== 'replacement' || medium?.kind === 'chip'
  })

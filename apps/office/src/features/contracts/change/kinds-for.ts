import type { StaffContractDetail } from '@billett/contract'
import { WISHED_KINDS, type WishedKind } from './wished-change.ts'

/** What can be wished for about a contract: a pass is blocked once, and a card replaced where there is one. */
export const kindsFor = ({ blocked, medium }: Pick<StaffContractDetail, 'blocked' | 'medium'>): WishedKind[] =>
  WISHED_KINDS.filter(kind => {
    if (kind === 'block') return !blocked.includes('staff')
    if (kind === 'unblock') return blocked.includes('staff')
    return kind !== 'replacement' || medium?.kind === 'chip'
  })

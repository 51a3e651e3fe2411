import type { StaffContractDetail } from '@billett/contract'
import { WISHED_KINDS, type WishedKind } from './wished-change.ts'

/**
 * What can happen to a contract: a pass is blocked once, a pause ended where there is one, and a card replaced where
 * there is one.
 */
export const kindsFor = ({
  blocked,
  medium,
  pauses,
}: Pick<StaffContractDetail, 'blocked' | 'medium' | 'pauses'>): WishedKind[] =>
  WISHED_KINDS.filter(kind => {
    if (kind === 'block') return !blocked.includes('staff')
    if (kind === 'unblock') return blocked.includes('staff')
    if (kind === 'resume') return pauses.length > 0
    return kind !== 'replacement' || medium?.kind === 'chip'
  })

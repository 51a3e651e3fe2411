import type { StaffView } from '@billett/contract'
import type { Reader, StoredView } from './saved-view.repository.ts'

export const presentView = (
  { ownerId, clientId: _, savedOn: __, ...view }: StoredView,
  { accountId }: Reader,
  isDefault: boolean,
): StaffView => ({ ...view, isOwn: ownerId === accountId, isDefault })

import type { StaffDocument } from '@billett/contract'
import type { ListedDocument } from './staff-document.queries.ts'

export const presentDocument = ({ id, writerId, ...document }: ListedDocument): StaffDocument => ({
  guid: id,
  ...document,
  canBeTakenBack: writerId !== null && document.takenBackOn === null,
})

import type { ChangeRequest, StaffContractDetail } from '@billett/contract'

export type ContractProof = StaffContractDetail['proofs'][number]

/** By which link of a mail whoever concluded a contract does or sees something. */
export const LINK_OF = {
  askProof: 'giveProof',
  askAccount: 'changeAccount',
  tellDue: 'seeDue',
  sendPass: 'showPass',
  askAddress: 'confirmAddress',
} as const
type LinkAct = keyof typeof LINK_OF

/** What is to be done about a contract, or an application for one. */
export type ContractAct =
  | { kind: 'unpark' | 'park' | 'grant' | 'refuse' }
  | { kind: LinkAct }
  | { kind: 'hideAddress' | 'openAddress' }
  | { kind: 'accepted' | 'rejected'; request: ChangeRequest }
  | { kind: 'proofHolds' | 'proofFails'; proof: ContractProof }

/** What it is about, where the contract has several of these. */
export const subjectOf = (act: ContractAct): string | undefined => {
  if ('request' in act) return act.request.description
  return 'proof' in act ? act.proof.label : undefined
}

/** Whether the customer reads the reason; else it is kept for staff. */
export const isTold = ({ kind }: ContractAct): boolean => kind === 'accepted' || kind === 'rejected'

/** Whether it is about who the holder is; nothing of the contract changes by it. */
export const isOfAddress = (act: ContractAct): act is { kind: 'hideAddress' | 'openAddress' } =>
  act.kind === 'hideAddress' || act.kind === 'openAddress'

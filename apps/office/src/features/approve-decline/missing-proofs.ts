import type { SchoolContract } from '@billett/contract'

/** What an application lacks, as it is called. */
export const missingProofs = ({ proofs }: SchoolContract): string[] =>
  proofs.flatMap(({ label, isMissing }) => (isMissing ? [label] : []))

export const isLacking = (contract: SchoolContract): boolean => missingProofs(contract).length > 0

interface Proven {
  proofs: readonly { label: string; isMissing: boolean }[]
}

/** What an application lacks, as it is called. */
export const missingProofs = ({ proofs }: Proven): string[] =>
  proofs.flatMap(({ label, isMissing }) => (isMissing ? [label] : []))

export const isLacking = ({ proofs }: Proven): boolean => proofs.some(({ isMissing }) => isMissing)

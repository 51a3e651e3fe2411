/**
 * Why somebody of the company looks for a contract. `parked`: nothing more is claimed of it until people have looked
 * at it · `undecided`: somebody has asked for a change and waits for an answer · `proof`: a proof came later than the
 * order and nobody has looked at it.
 */
export const CONTRACT_TROUBLES = ['parked', 'undecided', 'proof'] as const

export type ContractTrouble = (typeof CONTRACT_TROUBLES)[number]

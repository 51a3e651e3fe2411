import { ContractPasses } from '@billett/contract'

/** The passes a device keeps; undefined where they cannot be read any more. Schemas are fetched for it. */
export const keptPasses = (value: unknown): ContractPasses | undefined => ContractPasses.safeParse(value).data

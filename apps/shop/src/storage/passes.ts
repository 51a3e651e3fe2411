import type { ContractPasses } from '@billett/contract'
import { isList, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import { PASSES_KEY } from './forget-owned.ts'

/** Each is judged on its own, so that one that cannot be read does not take the others with it. */
const inStorage = stored(PASSES_KEY, isList)

const isOfContract = isObjectOf({ contractGuid: isText })

const ofOthers = (contractGuid: string): unknown[] =>
  (inStorage.read() ?? []).filter(value => !isOfContract(value) || value.contractGuid !== contractGuid)

const write = (passes: readonly unknown[]): void =>
  passes.length > 0 ? inStorage.write([...passes]) : inStorage.remove()

/** Passes of subscriptions that were shown on this device, with their barcodes, for times without a network. */
export const storedPasses = {
  /** Where there are any, what it takes to read them is fetched first. */
  async read(): Promise<ContractPasses[]> {
    const unread = inStorage.read() ?? []
    if (unread.length === 0) return []
    const { keptPasses } = await import('./kept-pass.ts')
    return unread.flatMap(value => keptPasses(value) ?? [])
  },
  /** In the place of what was kept of the contract; of one that has none nothing is kept. */
  keep: (of: ContractPasses): void => write([...(of.passes.length > 0 ? [of] : []), ...ofOthers(of.contractGuid)]),
  forget: (contractGuid: string): void => write(ofOthers(contractGuid)),
}

import type { ListFormat } from '@billett/contract'
import type { AddressFields, ListAddress, ListState } from '@billett/contract/lists/list-address.ts'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import { type ListFile, listFile } from './list-file.ts'

/** A list that is handed over as its address says. */
export interface DeclaredList {
  fileOf: (context: Context, query: URLSearchParams, format: ListFormat) => Promise<HandedOver>
}

/** Ties the address of a list to its rows: the file has what the screen at this address shows. */
export const declaredList = <Fields extends AddressFields, Row>(
  address: ListAddress<Fields>,
  begin: (context: Context, state: ListState<Fields>) => ListFile<Row> | Promise<ListFile<Row>>,
): DeclaredList => ({
  fileOf: async (context, query, format) =>
    listFile(
      context,
      { format, ...Object.fromEntries(address.narrowedBy(query)) },
      await begin(context, address.read(query)),
    ),
})

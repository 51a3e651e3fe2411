import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { confirmBaseData } from './confirm-base-data.ts'
import { searchBaseData } from './search-base-data.ts'

export const baseDataRoutes = [
  acting(calls.getConfirmableBaseData, (context, { query }, tx) => searchBaseData(context, query, tx)),
  acting(calls.confirmBaseData, (context, { params, body }, tx) =>
    confirmBaseData(context, { ...params, ...body }, tx),
  ),
]

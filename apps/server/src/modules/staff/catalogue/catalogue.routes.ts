import * as calls from '@billett/contract'
import { answering } from '../../../call/act/acting.ts'
import { convertWorkbook } from './convert-workbook.ts'

export const catalogueRoutes = [
  answering(calls.convertCatalogue, (context, { body }) => convertWorkbook(context, body.file)),
]

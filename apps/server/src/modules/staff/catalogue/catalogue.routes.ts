import * as calls from '@billett/contract'
import { exampleWorkbook, writtenWorkbook } from '@billett/tariff-import'
import { answering } from '../../../call/act/acting.ts'
import { route } from '../../../call/route.ts'
import { convertWorkbook } from './convert-workbook.ts'

export const catalogueRoutes = [
  answering(calls.convertCatalogue, (context, { body }) => convertWorkbook(context, body.file)),
  route(calls.getCatalogueTemplate, () => ({
    file: {
      bytes: writtenWorkbook(exampleWorkbook()),
      mimeType: calls.LIST_TYPES.xlsx,
      fileName: 'tariff-template.xlsx',
    },
  })),
]

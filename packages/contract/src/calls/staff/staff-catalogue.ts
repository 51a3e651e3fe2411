import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ConvertedCatalogue } from '../../replies/staff-catalogue.ts'
import { LIST_TYPES } from '../../values/list-file.ts'

/** Bytes. */
export const MAX_WORKBOOK = 10_000_000

const Workbook = z.object({
  /** An Excel workbook (.xlsx) as `docs/tariff-workbook.md` describes it. */
  file: z.file(key('required')).check(z.maxSize(MAX_WORKBOOK, key('fileTooBig'))),
})

const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'] } as const

export const getCatalogueTemplate = defineCall({
  name: 'admin/getCatalogueTemplate',
  service: 'admin',
  method: 'GET',
  path: '/admin/convertCatalogue/template',
  summary: 'A workbook to be filled: every sheet with its columns, and lines that show what stands in them',
  access,
  reply: file(LIST_TYPES.xlsx),
})

export const convertCatalogue = defineCall({
  name: 'admin/convertCatalogue',
  service: 'admin',
  method: 'POST',
  path: '/admin/convertCatalogue',
  summary: 'Makes a catalogue of an Excel workbook, or says at which cells it cannot; nothing is stored',
  access,
  body: Workbook,
  reply: list(ConvertedCatalogue),
  upload: { maxBytes: MAX_WORKBOOK },
  timeout: 120_000,
})

import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ConvertedCatalogue } from '../../replies/staff-catalogue.ts'

/** Bytes. */
export const MAX_WORKBOOK = 10_000_000

const Workbook = z.object({
  /** An Excel workbook (.xlsx) as `docs/tariff-workbook.md` describes it. */
  file: z.file(key('required')).check(z.maxSize(MAX_WORKBOOK, key('fileTooBig'))),
})

export const convertCatalogue = defineCall({
  name: 'admin/convertCatalogue',
  service: 'admin',
  method: 'POST',
  path: '/admin/convertCatalogue',
  summary: 'Makes a catalogue of an Excel workbook, or says at which cells it cannot; nothing is stored',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'] },
  body: Workbook,
  reply: list(ConvertedCatalogue),
  upload: { maxBytes: MAX_WORKBOOK },
  timeout: 120_000,
})

import { isLanguageCode } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffLanguage } from '../../replies/staff-language.ts'
import { StaffSortGroupLanguages, StaffSortGroupTexts } from '../../replies/staff-tariff.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'
import { line, longText } from '../../values/text.ts'

const service = 'admin' as const
const writes = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditSortGroupTexts'] } as const
const speaks = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditLanguages'] } as const

/** The greatest number a version is stored with. */
const LAST_VERSION = 2_147_483_647

/** Letters of one text of a group. */
const TEXT_LENGTH = 4_000

/** Texts that one step changes at most, and languages there are at most beside those the shop speaks. */
const MOST_CHANGES = 100
const MOST_LANGUAGES = 20

const version = count(0, LAST_VERSION)
const LanguageCode = z.string().check(z.refine<string>(isLanguageCode, key('languageFormat')))

export const getSortGroupTexts = defineCall({
  name: 'admin/getSortGroupTexts',
  service,
  method: 'GET',
  path: '/admin/sortGroupTexts',
  summary: 'What passengers read about each group, language by language, beside what was imported',
  access: writes,
  reply: list(StaffSortGroupTexts),
})

const groupText = longText(TEXT_LENGTH)

const SaveSortGroupTexts = z.object({
  /** The version that was read; `error.changedMeanwhile` where there is a later one. */
  version,
  /** Those that are to read otherwise; all others stay. Where a text is empty, the imported one is shown. */
  texts: z
    .array(
      z.object({
        /** The name of the group. */
        sortGroup: line(100),
        language: LanguageCode,
        overview: groupText,
        detail: groupText,
        fareRules: groupText,
      }),
    )
    .check(z.maxLength(MOST_CHANGES, key('outOfRange'))),
})
export type SaveSortGroupTexts = z.infer<typeof SaveSortGroupTexts>

export const saveSortGroupTexts = defineCall({
  name: 'admin/saveSortGroupTexts',
  service,
  method: 'POST',
  path: '/admin/sortGroupTexts',
  summary: 'Stores a draft with other texts of groups',
  access: writes,
  query: DryRun,
  body: SaveSortGroupTexts,
  reply: list(StaffSortGroupTexts),
})

export const getSortGroupLanguages = defineCall({
  name: 'admin/getSortGroupLanguages',
  service,
  method: 'GET',
  path: '/admin/sortGroupLanguages',
  summary: 'The languages that texts of groups are written in, and how many texts each has',
  access: speaks,
  reply: list(StaffSortGroupLanguages),
})

export const getStaffLanguages = defineCall({
  name: 'admin/getLanguages',
  service,
  method: 'GET',
  path: '/admin/languages',
  summary: 'What the own shop does not say in one of its languages: texts that are missing or German, and pages',
  access: speaks,
  reply: list(StaffLanguage),
})

const SaveSortGroupLanguages = z.object({
  version,
  /** All that there are to be beside those the shop speaks: `nl-NL`. */
  languages: z.array(LanguageCode).check(z.maxLength(MOST_LANGUAGES, key('outOfRange'))),
})
export type SaveSortGroupLanguages = z.infer<typeof SaveSortGroupLanguages>

export const saveSortGroupLanguages = defineCall({
  name: 'admin/saveSortGroupLanguages',
  service,
  method: 'POST',
  path: '/admin/sortGroupLanguages',
  summary: 'Says which languages texts of groups are written in, from now on',
  access: speaks,
  body: SaveSortGroupLanguages,
  reply: list(StaffSortGroupLanguages),
})

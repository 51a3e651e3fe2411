import { requiredLine, requiredLongText } from '@billett/contract'
import { DOCUMENT_KINDS, DOCUMENT_TEXT_LENGTH, DOCUMENT_TITLE_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'

const described = { title: requiredLine(DOCUMENT_TITLE_LENGTH), kind: z.enum(DOCUMENT_KINDS) }

/** What is typed of a new document that is made of a text. */
export const WrittenValues = z.object({ ...described, text: requiredLongText(DOCUMENT_TEXT_LENGTH) })

/** What is typed of one that is a file: a text that was begun does no harm. */
export const SentValues = z.object({ ...described, text: z.string() })

export type DocumentValues = z.infer<typeof WrittenValues>

export const EMPTY: DocumentValues = { title: '', kind: 'letter', text: '' }

export const SOURCES = ['text', 'file'] as const
export type Source = (typeof SOURCES)[number]

import { isPlainText } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'

/** Longest input outside names (Spec 1 §5). */
export const MAX_INPUT = 35

const allowed = z.refine<string>(isPlainText, key('notValid'))

/** A line of text that may be empty. */
export const line = (max: number = MAX_INPUT) => z.string().check(z.maxLength(max, key('exceedMaximumLength')), allowed)

/** A line of text that must say something. */
export const requiredLine = (max: number = MAX_INPUT) =>
  z.string().check(z.minLength(1, key('required')), z.maxLength(max, key('exceedMaximumLength')), allowed)

/** Line breaks and tabs, which only a text of several lines may hold. */
const BREAKS = /[\n\r\t]/g

/** What somebody types to find something by: too few letters find everything. */
export const searchLine = (min: number, max = 120) =>
  z.string().check(z.minLength(min, key('notValid')), z.maxLength(max, key('exceedMaximumLength')), allowed)

/** A text of several lines that may be empty. */
export const longText = (max: number) =>
  z.string().check(
    z.maxLength(max, key('exceedMaximumLength')),
    z.refine<string>(text => isPlainText(text.replaceAll(BREAKS, ' ')), key('notValid')),
  )

/** A text of several lines that must say something. */
export const requiredLongText = (max: number) => longText(max).check(z.minLength(1, key('required')))

/** A text of several lines in a language that has angle brackets. */
const bracketed = (max: number) =>
  z.string().check(
    z.maxLength(max, key('exceedMaximumLength')),
    z.refine<string>(text => isPlainText(text.replaceAll(/[\n\r\t<>]/g, ' ')), key('notValid')),
  )

/** HTML that somebody of the company writes; whoever stores it takes out what passengers are not to get. */
export const markup = bracketed

/** SQL that somebody of the company writes; whoever stores it reads it by the grammar. */
export const sqlText = bracketed

/** An opaque identifier we gave out ourselves. */
export const Id = z.string().check(z.minLength(1, key('required')), z.maxLength(200, key('notValid')), allowed)

/** Small letters, however it was sent: the same order has one name. */
export const Guid = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, key('notValid')))

/** What somebody types to find a stop. Stop names are longer than other inputs. */
export const SearchText = z.string().check(z.maxLength(120, key('exceedMaximumLength')))

/** References of stops come from feeds, so only their length is ours to judge. */
export const StopReference = z
  .string()
  .check(z.minLength(1, key('required')), z.maxLength(200, key('exceedMaximumLength')))

/** Zone ids joined by commas (Spec 2 §3.1), or the reference of a stop. */
export const ViaReference = z.string().check(z.maxLength(1000, key('exceedMaximumLength')))

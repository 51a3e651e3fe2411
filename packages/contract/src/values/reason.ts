import { ACT_REASON_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { key } from '../failures/key.ts'
import { line } from './text.ts'

/** Why somebody of the company does something that weighs: long enough to say something. */
export const ActReason = line(ACT_REASON_LENGTH.max).check(z.minLength(ACT_REASON_LENGTH.min, key('reasonTooShort')))

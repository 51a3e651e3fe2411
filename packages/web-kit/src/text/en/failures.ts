import { errorTexts } from '../error-texts.ts'

export const failures = errorTexts('en')

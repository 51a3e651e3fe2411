import { errorTexts } from '../../calls/error-texts.ts'

export const failures = errorTexts('en')

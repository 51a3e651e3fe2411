import { errorTexts } from '@billett/web-kit/calls/error-texts.ts'

export const failures = errorTexts('en')

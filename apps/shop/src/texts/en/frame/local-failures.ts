import { localErrorTexts } from '@billett/web-kit/calls/error-texts.ts'

export const failures = localErrorTexts('en')

import { localErrorTexts } from '../../calls/error-texts.ts'

export const failures = localErrorTexts('en')

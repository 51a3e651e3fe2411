import type { ErrorEnvelope } from '@billett/contract'

/** One thing that went wrong with a call, as a page is drawn with it; read by the web. */
export interface PageError {
  field: string
  message: string
  code: number
  key: string
}

export const errorsOf = ({ error }: ErrorEnvelope): PageError[] =>
  error.map(({ fieldName, customerErrorMessage, errorCode, translationKey }) => ({
    field: fieldName,
    message: customerErrorMessage,
    code: errorCode,
    key: translationKey,
  }))

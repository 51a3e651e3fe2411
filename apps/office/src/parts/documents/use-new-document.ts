import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { uploadStaffDocument, writeStaffDocument } from '../../state/admin/admin.calls.ts'
import type { DocumentsOf } from './documents-of.ts'
import type { DocumentValues } from './new-document.ts'

const NO_ERRORS: readonly CallError[] = []

/** Puts a document into an account: a file where there is one, else what was typed. True where it is there. */
export function useNewDocument({ userId, contract }: DocumentsOf) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const send = async ({ title, kind, text }: DocumentValues, file: File | undefined): Promise<boolean> => {
    const params = { userId }
    const described = { title, kind, ...(contract && { contractGuid: contract.guid }) }
    setBusy(true)
    const { payload } = await (file
      ? dispatch(uploadStaffDocument({ params, body: { ...described, file } }))
      : dispatch(writeStaffDocument({ params, body: { ...described, text } })))
    setBusy(false)
    const isThere = payload !== undefined && 'data' in payload
    setErrors(isThere ? NO_ERRORS : (payload?.errors ?? NO_ERRORS))
    return isThere
  }
  return { busy, errors, send }
}

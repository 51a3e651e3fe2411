import type { StaffStatement } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getSqlStatements, saveSqlStatement } from '../../state/admin/admin.calls.ts'
import { inItsWords } from './in-its-words.ts'

const NO_ERRORS: readonly CallError[] = []

export interface Written {
  description: string
  statement: string
}

const saysChanged = ({ key }: CallError) => key === 'error.changedMeanwhile'

/**
 * Stores a statement as a draft, or tries what storing it would come to. Where somebody else has changed it since it
 * was read, nothing is lost: `theirs` is what is stored now, and storing once more replaces that version.
 */
export function useSavedStatement(statement: StaffStatement | undefined) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [theirs, setTheirs] = useState<StaffStatement>()
  const read = theirs ?? statement

  const refuse = async (refused: readonly CallError[]) => {
    if (!refused.some(saysChanged)) return setErrors(inItsWords(refused))
    const answer = await dispatch(getSqlStatements())
    const all = getSqlStatements.fulfilled.match(answer) ? answer.payload.data : []
    const now = all.find(({ description }) => description === read?.description)
    setTheirs(now)
    setErrors(now ? NO_ERRORS : refused)
  }

  /** The statement as it is stored, or would be; undefined where it was refused. */
  const send = async (written: Written, dryRun: boolean): Promise<StaffStatement | undefined> => {
    setBusy(true)
    setErrors(NO_ERRORS)
    const body = { ...written, version: read?.version }
    const answer = await dispatch(saveSqlStatement({ query: dryRun ? { dryRun } : {}, body }))
    const stored = saveSqlStatement.fulfilled.match(answer) ? answer.payload.data[0] : undefined
    if (saveSqlStatement.rejected.match(answer)) await refuse(answer.payload?.errors ?? NO_ERRORS)
    setBusy(false)
    return stored
  }

  return { busy, errors, theirs, send }
}

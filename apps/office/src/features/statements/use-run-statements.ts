import type { RunQuery, StaffStatement } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useMemo } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { executeSqlStatement, executeSqlStatements } from '../../state/admin/admin.calls.ts'
import { aboutOneOf, inItsWords, planIn } from './in-its-words.ts'

/** Runs one statement, or several that become one file; what is wrong says of several which of them it is about. */
export function useRunStatements(statements: readonly StaffStatement[]) {
  const dispatch = useAppDispatch()
  const [one, several] = [useCall(executeSqlStatement), useCall(executeSqlStatements)]
  const descriptions = statements.map(({ description }) => description)
  const [description = '', ...others] = descriptions
  const isOne = others.length === 0
  const refused = isOne ? one.errors : several.errors
  const errors = useMemo(() => inItsWords(aboutOneOf(statements, refused)), [statements, refused])
  const run = async (query: RunQuery) => {
    if (isOne) {
      const answer = await dispatch(executeSqlStatement({ params: { description }, query }))
      return executeSqlStatement.fulfilled.match(answer) ? answer.payload.file : undefined
    }
    const answer = await dispatch(executeSqlStatements({ query: { ...query, descriptions } }))
    return executeSqlStatements.fulfilled.match(answer) ? answer.payload.file : undefined
  }
  return { run, loading: one.loading || several.loading, errors, plan: planIn(refused) }
}

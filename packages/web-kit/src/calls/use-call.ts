import { shallowEqual, useSelector } from 'react-redux'
import { type CallsRoot, selectErrors, selectFailed, selectLoading, selectSuccess } from './common.selectors.ts'

/**
 * The phases of a call: `const { loading, failed, errors } = useCall(addTicket)`. Looked at together, since lists have
 * one for every row.
 */
export const useCall = (call: { typePrefix: string }) =>
  useSelector(
    (state: CallsRoot) => ({
      loading: selectLoading(call)(state),
      success: selectSuccess(call)(state),
      failed: selectFailed(call)(state),
      errors: selectErrors(call)(state),
    }),
    shallowEqual,
  )

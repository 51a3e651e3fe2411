import { useSelector } from 'react-redux'
import { type CallsRoot, selectErrors, selectFailed, selectLoading, selectSuccess } from './common.selectors.ts'

/** The phases of a call: `const { loading, failed, errors } = useCall(addTicket)`. */
export const useCall = (call: { typePrefix: string }) => ({
  loading: useSelector<CallsRoot, boolean>(selectLoading(call)),
  success: useSelector<CallsRoot, boolean>(selectSuccess(call)),
  failed: useSelector<CallsRoot, boolean>(selectFailed(call)),
  errors: useSelector(selectErrors(call)),
})

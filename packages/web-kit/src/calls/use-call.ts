import { useSelector } from 'react-redux'
import { type CallsRoot, selectErrors, selectLoading, selectSuccess } from './common.selectors.ts'

/** The phases of a call: `const { loading, errors } = useCall(addTicket)`. */
export const useCall = (call: { typePrefix: string }) => ({
  loading: useSelector<CallsRoot, boolean>(selectLoading(call)),
  success: useSelector<CallsRoot, boolean>(selectSuccess(call)),
  errors: useSelector(selectErrors(call)),
})

import { selectErrors, selectLoading, selectSuccess } from '../state/common/common.selectors.ts'
import { useAppSelector } from './store-hooks.ts'

/** The phases of a call: `const { loading, errors } = useCall(addTicket)`. */
export const useCall = (call: { typePrefix: string }) => ({
  loading: useAppSelector(selectLoading(call)),
  success: useAppSelector(selectSuccess(call)),
  errors: useAppSelector(selectErrors(call)),
})

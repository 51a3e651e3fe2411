import { USER_TYPE } from '@billett/domain'
import { useSearchParams } from 'react-router'
import { login } from '../../state/user/user.calls.ts'
import { useShop } from '../shop.ts'
import { useAppDispatch } from '../store-hooks.ts'
import type { Credentials } from './login-form.ts'

/** Signs in with the parameters of Spec 1 §3; true when that went well. */
export function useLogin(asStaff: boolean): (credentials: Credentials) => Promise<boolean> {
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  const { clientId, userType } = useShop().client.config.settings
  return async credentials => {
    const answer = await dispatch(
      login({
        body: {
          ...credentials,
          clientId: query.get('overrideClientId') ?? clientId,
          userType: asStaff ? USER_TYPE.HGS : userType,
        },
      }),
    )
    return login.fulfilled.match(answer)
  }
}

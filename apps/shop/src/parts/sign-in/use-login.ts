import { openIdIn } from '@billett/web-kit/guards/open-id-parameters.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { login } from '@billett/web-kit/session/session.calls.ts'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import type { Credentials } from './login-form.ts'

/** `asked`: another service wants to know something of the customer first. */
export type LoginResult = 'signedIn' | 'asked' | 'refused'

/** Signs in with the parameters of Spec 1 §3. */
export function useLogin(): (credentials: Credentials, acceptedTermsId?: string) => Promise<LoginResult> {
  const dispatch = useAppDispatch()
  const query = useQuery()
  const { search } = useLocation()
  const { clientId, userType } = useShop().client.config.settings
  const openId = openIdIn(search)
  return async (credentials, acceptedTermsId) => {
    const answer = await dispatch(
      login({
        body: {
          ...credentials,
          clientId: query.get('overrideClientId') ?? clientId,
          userType,
          ...(openId && { openId }),
          ...(acceptedTermsId && { acceptedTermsId }),
        },
      }),
    )
    if (!login.fulfilled.match(answer)) return 'refused'
    const [reply] = answer.payload.data
    return reply && 'loginAccessDialog' in reply ? 'asked' : 'signedIn'
  }
}

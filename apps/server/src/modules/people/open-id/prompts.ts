import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { Surroundings } from '../../../world.ts'
import { isBoundToLiveSession } from './shop-session.ts'

/** The provider has just been told who signed in. */
const hasJustSignedIn = ({ oidc }: KoaContextWithOIDC): boolean => oidc.result?.login !== undefined

/**
 * When a customer is asked something: besides the standard's own reasons, whenever the shop no longer takes the browser
 * for signed in.
 */
export function prompts(world: Surroundings): interactionPolicy.DefaultPolicy {
  const { base, Check, Prompt } = interactionPolicy
  const policy = base()
  const shopSession = new Check('shop_session', 'the customer is signed out of the shop', async context => {
    const { uid, accountId } = context.oidc.session ?? {}
    if (uid === undefined || accountId === undefined || hasJustSignedIn(context)) return false
    return !(await isBoundToLiveSession(world, uid, accountId))
  })
  shopSession.error = 'login_required'
  policy.get('login')?.checks.push(shopSession)
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

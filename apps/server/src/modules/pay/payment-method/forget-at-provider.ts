import type { World } from '../../../world.ts'

/** What the shop does not charge by any more the provider forgets, too: it is tried until it has answered. */
export async function forgetAtProvider({ setups }: World, token: string): Promise<void> {
  const answer = await setups.forget(token)
  if (answer.state === 'unreachable') throw new Error(`a stored way to pay was not forgotten: ${answer.detail}`)
}

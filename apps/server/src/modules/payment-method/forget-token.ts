import type { World } from '../../world.ts'

/** The same for whoever is gone: it is tried until the provider has answered. */
export async function forgetAtProvider({ registrations }: World, token: string): Promise<void> {
  const answer = await registrations.forget(token)
  if (answer.state === 'unreachable') throw new Error(`a stored way to pay was not forgotten: ${answer.detail}`)
}

/** What the shop does not need any more the provider may forget. Where it does not answer, the token is of no use to anybody but us. */
export async function forgetToken({ registrations, log }: World, token: string): Promise<void> {
  const answer = await registrations.forget(token)
  if (answer.state === 'unreachable') log.warn({ detail: answer.detail }, 'a stored way to pay was not forgotten')
}

import type { World } from '../../../world.ts'

/** What the company is called; its number where it is served here no more. */
export const clientName = ({ clients }: Pick<World, 'clients'>, clientId: string): string =>
  clients.served.includes(clientId) ? clients.current(clientId).config.texts.name : clientId

import type { World } from '../world.ts'

/** Whose shop it is. */
export const clientIdOf = ({ client }: Pick<World, 'client'>): string => client.config.settings.clientId

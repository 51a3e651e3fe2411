import type { ServerConfig } from './server-config.ts'

/**
 * A proxy may limit requests in our place; what guesses passwords or fills somebody's mailbox it does not know. Only
 * trials in a demo go without.
 */
export const countsTries = ({ RATE_LIMIT, BILLETT_DEMO }: Pick<ServerConfig, 'RATE_LIMIT' | 'BILLETT_DEMO'>): boolean =>
  RATE_LIMIT > 0 || !BILLETT_DEMO

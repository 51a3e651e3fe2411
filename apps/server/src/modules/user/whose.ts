import type { World } from '../../world.ts'

export const clientIdOf = ({ client }: World): string => client.config.settings.clientId

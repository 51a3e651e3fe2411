import type { World } from '../../../world.ts'

/**
 * Below it everything of the provider lies. Not part of the catalogue: the standard says what is asked there, and
 * discovery where.
 */
export const OPEN_ID_PATH = '/open-id'

export const issuerOf = ({ config }: Pick<World, 'config'>): string =>
  `${new URL(config.PUBLIC_URL).origin}${OPEN_ID_PATH}`

export const interactionPath = (uid: string): string => `${OPEN_ID_PATH}/interaction/${uid}`

import type { Language } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import type { World } from '../../../world.ts'
import { linkSecret } from './signed-links.ts'

/** The page of a link of which the secret is known: a page of the shop, in the reader's language. */
export const linkAddress = (world: World, language: Language, token: string): string =>
  `${new URL(world.config.PUBLIC_URL).origin}${fillPath(routes.subscriptionLink[language], { token })}`

/** Where the button of a mail leads that has a link. */
export const linkPage = (world: World, language: Language, linkId: string): string =>
  linkAddress(world, language, linkSecret(world, linkId))

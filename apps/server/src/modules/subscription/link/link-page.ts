import type { Language } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import type { World } from '../../../world.ts'
import { linkSecret } from './signed-links.ts'

/** Where the button of a mail leads that has a link: a page of the shop, in the reader's language. */
export const linkPage = (world: World, language: Language, linkId: string): string =>
  `${new URL(world.config.PUBLIC_URL).origin}${fillPath(routes.subscriptionLink[language], { token: linkSecret(world, linkId) })}`

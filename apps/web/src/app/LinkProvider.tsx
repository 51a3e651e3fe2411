import { type ReactNode, useMemo } from 'react'
import { createLink } from '../routes/links.ts'
import { FIRST_SCREEN, routeSetOf } from '../routes/route-sets.ts'
import { routes } from '../routes/table.ts'
import { LinkContext } from '../routes/use-link.ts'
import { useShop } from './shop.ts'
import { useEmbedded } from './use-embedded.ts'

/** Links in the language being read; inside somebody else's page they lead to pages that fit in there. */
export function LinkProvider({ children }: { children: ReactNode }) {
  const { client, language } = useShop()
  const embedded = useEmbedded()
  const link = useMemo(
    () =>
      createLink(
        { ...routes, start: routes[FIRST_SCREEN[routeSetOf(client)]] },
        language,
        embedded ? { mode: 'embedded' } : undefined,
      ),
    [client, language, embedded],
  )
  return <LinkContext value={link}>{children}</LinkContext>
}

import { createLink, FIRST_SCREEN, routeSetOf, routes } from '@billett/paths'
import { LinkContext } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { modeOfAddress, THEME_QUERY } from '@billett/web-kit/theme/look-of-address.ts'
import { type ReactNode, useMemo } from 'react'
import { useShop } from '../hooks/shop.ts'
import { useEmbedded } from '../hooks/use-embedded.ts'

/** Links in the language being read; inside somebody else's page they lead to pages that fit in there. */
export function LinkProvider({ children }: { children: ReactNode }) {
  const { client, language } = useShop()
  const embedded = useEmbedded()
  const mode = modeOfAddress(useLocation().search)
  const link = useMemo(
    () =>
      createLink(
        { ...routes, start: routes[FIRST_SCREEN[routeSetOf(client)]] },
        language,
        embedded ? { mode: 'embedded', ...(mode && { [THEME_QUERY]: mode }) } : undefined,
      ),
    [client, language, embedded, mode],
  )
  return <LinkContext value={link}>{children}</LinkContext>
}

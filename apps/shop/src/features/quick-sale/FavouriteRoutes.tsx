import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiMapSearchOutline } from '@mdi/js'
import { useId } from 'react'
import type { StoredSearch } from '../../storage/latest-searches.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './FavouriteRoutes.module.css'
import { RouteEntry } from './RouteEntry.tsx'
import { useKnownRoutes } from './use-known-routes.ts'

/** Relations this device knows; the star keeps one. */
export function FavouriteRoutes({ onOpen }: { onOpen: (route: StoredSearch) => void }) {
  const { t } = useTexts()
  const id = useId()
  const link = useLink()
  const { routes, toggle } = useKnownRoutes()
  if (routes.length === 0)
    return (
      <EmptyState
        icon={mdiMapSearchOutline}
        title={t('quickSale.none')}
        action={
          <Button component={Link} to={link('start')} variant="contained">
            {t('quickSale.search')}
          </Button>
        }
      >
        {t('quickSale.noneText')}
      </EmptyState>
    )
  return (
    <section aria-labelledby={id}>
      <Text variant="h2" id={id}>
        {t('quickSale.routes')}
      </Text>
      <Text color="textSecondary" className={styles.lead}>
        {t('quickSale.routesText')}
      </Text>
      <Stack component="ul" spacing={1} className={styles.list}>
        {routes.map(({ route, isFavourite }) => (
          <RouteEntry
            key={`${route.from.reference}-${route.to.reference}-${route.via?.reference ?? ''}`}
            route={route}
            isFavourite={isFavourite}
            onToggle={() => toggle(route)}
            onOpen={() => onOpen(route)}
          />
        ))}
      </Stack>
    </section>
  )
}

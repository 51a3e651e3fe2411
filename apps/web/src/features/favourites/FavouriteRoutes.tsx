import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiMapSearchOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import type { StoredSearch } from '../../storage/latest-searches.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
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
      <Typography variant="h2" id={id}>
        {t('quickSale.routes')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('quickSale.routesText')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
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

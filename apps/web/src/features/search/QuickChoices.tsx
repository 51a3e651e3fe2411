import { mdiCrosshairsGps, mdiHistory, mdiMapMarker, mdiStar } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../app/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import type { StoredSearch } from '../../storage/latest-searches.ts'
import { QuickChip } from './QuickChip.tsx'
import { useNearby } from './use-nearby.ts'

interface Props {
  favorites: readonly Choice[]
  searches: readonly StoredSearch[]
  /** Whoever asks what is near wants to begin there. */
  onNearby: (stop: Choice) => void
  onFavorite: (stop: Choice) => void
  onSearch: (search: StoredSearch) => void
}

/** What saves typing: stops around here, favourites and what was searched before. */
export function QuickChoices({ favorites, searches, onNearby, onFavorite, onSearch }: Props) {
  const { t } = useTranslation()
  const { phase, ask } = useNearby()
  const { nearbyStops } = useAppSelector(selectTariff)
  const note = {
    asking: t('search.locating'),
    refused: t('search.locationRefused'),
    failed: t('search.locationFailed'),
    done: nearbyStops?.length === 0 ? t('search.nothingNear') : '',
    idle: '',
  }[phase]
  return (
    <Box role="group" aria-label={t('search.quick')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <QuickChip icon={mdiCrosshairsGps} onClick={ask}>
          {t('search.nearMe')}
        </QuickChip>
        {phase === 'done' &&
          nearbyStops?.map(stop => (
            <QuickChip key={stop.reference} icon={mdiMapMarker} onClick={() => onNearby(stop)}>
              {t('search.nearby', { stop: stop.text, metres: stop.distance })}
            </QuickChip>
          ))}
        {favorites.map(stop => (
          <QuickChip key={stop.reference} icon={mdiStar} onClick={() => onFavorite(stop)}>
            {stop.text}
          </QuickChip>
        ))}
        {searches.map(search => (
          <QuickChip
            key={`${search.from.reference}-${search.to.reference}-${search.via?.reference ?? ''}`}
            icon={mdiHistory}
            onClick={() => onSearch(search)}
          >
            {t('search.relation', { from: search.from.text, to: search.to.text })}
          </QuickChip>
        ))}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', mt: note ? 1 : 0 }}>
        {note}
      </Box>
    </Box>
  )
}

import { mdiMapMarker, mdiRadioboxMarked, mdiStar, mdiStarOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type End, useStopSearch } from './use-stop-search.ts'

interface Props {
  end: End
  chosen: Choice | null
  error?: string
  favorite: boolean
  ref?: Ref<HTMLInputElement>
  onChoose: (choice: Choice | null) => void
  onFavorite: (choice: Choice) => void
}

const ICONS = { start: mdiRadioboxMarked, end: mdiMapMarker }

/** One end of the journey: type, choose from the list. What was typed stays until it is chosen or emptied. */
export function StopField({ end, chosen, error, favorite, ref, onChoose, onFavorite }: Props) {
  const { t } = useTranslation()
  const { stops, search, stop: stopSearch, loading, errors } = useStopSearch(end)
  const [typed, setTyped] = useState<string | null>(null)
  const label = t(end === 'start' ? 'search.from' : 'search.to')
  const status = () => {
    if (loading) return t('search.searching')
    if (errors.length > 0) return t('search.searchFailed')
    return stops.length > 0 ? t('search.found', { count: stops.length }) : t('search.noneFound')
  }
  return (
    <Combobox
      ref={ref}
      name={end}
      label={label}
      placeholder={t('search.stopHint')}
      error={error}
      text={typed ?? chosen?.text ?? ''}
      options={stops.map(stop => ({
        id: stop.reference,
        text: stop.text,
        hint:
          stop.zones.length > 0 ? t('search.zones', { count: stop.zones.length, zones: stop.zones.join(', ') }) : '',
      }))}
      status={status()}
      onOpen={() => search(typed ?? '', 0)}
      onType={text => {
        setTyped(text)
        search(text)
      }}
      onChoose={({ id, text }) => {
        stopSearch()
        setTyped(null)
        onChoose({ reference: id, text })
      }}
      onLeave={() => {
        if (typed === null) return
        const same = stops.find(stop => stop.text.toLowerCase() === typed.trim().toLowerCase())
        if (same || typed.trim() === '') {
          setTyped(null)
          onChoose(same ? { reference: same.reference, text: same.text } : null)
        } else if (chosen) onChoose(null)
      }}
      startAdornment={
        <Box sx={{ mr: { xs: 0.5, sm: 1 }, lineHeight: 0, color: 'primary.main' }}>
          <Icon path={ICONS[end]} size={20} />
        </Box>
      }
      endAdornment={
        chosen &&
        typed === null && (
          <IconButton
            aria-label={t(favorite ? 'search.forgetFavorite' : 'search.keepFavorite', { stop: chosen.text })}
            aria-pressed={favorite}
            onClick={() => onFavorite(chosen)}
            sx={{ mr: -1.5, color: 'primary.main' }}
          >
            <Icon path={favorite ? mdiStar : mdiStarOutline} size={22} />
          </IconButton>
        )
      }
    />
  )
}

import { mdiMagnify, mdiSwapVertical } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../app/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { type Relation, selectEnd, selectStart, swapEnds } from '../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { rememberSearch, type StoredSearch, storedSearches } from '../../storage/latest-searches.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { QuickChoices } from './QuickChoices.tsx'
import { StopField } from './StopField.tsx'
import { useFavorites } from './use-favorites.ts'
import { ViaChoice } from './ViaChoice.tsx'
import { WhenFields } from './WhenFields.tsx'

interface Props {
  onSearch: (relation: Relation) => void
}

/** From, to, when: a form that the keyboard alone can fill. */
export function SearchCard({ onSearch }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { selectedStart, selectedEnd, selectedVia, selectedTiming, selectedDateTime } = useAppSelector(selectTariff)
  const { favorites, isFavorite, toggle } = useFavorites()
  const [searches, setSearches] = useState<StoredSearch[]>([])
  useEffect(() => setSearches(storedSearches.read() ?? []), [])
  const [tried, setTried] = useState(false)
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const same = selectedStart !== null && selectedStart.reference === selectedEnd?.reference

  const search = (relation: Relation) => {
    const { start, end, via } = relation
    setSearches(rememberSearch({ from: start, to: end, via }))
    onSearch(relation)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!selectedStart) return from.current?.focus()
    if (!selectedEnd || same) return to.current?.focus()
    search({
      start: selectedStart,
      end: selectedEnd,
      via: selectedVia,
      timing: selectedTiming,
      dateTime: selectedDateTime,
    })
  }
  const chooseStop = ({ text, reference }: Choice) =>
    dispatch(selectedStart ? selectEnd({ text, reference }) : selectStart({ text, reference }))
  const toError = () => {
    if (same) return t('search.sameStop')
    return tried && !selectedEnd ? t('search.chooseStop') : undefined
  }

  return (
    <Panel component="form" noValidate role="search" aria-label={t('search.card')} onSubmit={submit}>
      <Stack spacing={2.5}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 1,
            gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
            <StopField
              ref={from}
              end="start"
              chosen={selectedStart}
              error={tried && !selectedStart ? t('search.chooseStop') : undefined}
              favorite={isFavorite(selectedStart?.reference)}
              onChoose={choice => dispatch(selectStart(choice))}
              onFavorite={toggle}
            />
          </Box>
          <Box sx={{ gridColumn: { xs: '1', md: '3' }, gridRow: { md: '1' }, minWidth: 0 }}>
            <StopField
              ref={to}
              end="end"
              chosen={selectedEnd}
              error={toError()}
              favorite={isFavorite(selectedEnd?.reference)}
              onChoose={choice => dispatch(selectEnd(choice))}
              onFavorite={toggle}
            />
          </Box>
          <IconButton
            aria-label={t('search.swap')}
            onClick={() => dispatch(swapEnds())}
            sx={{
              mt: '27px',
              color: 'primary.main',
              border: 1,
              borderColor: 'divider',
              gridColumn: { md: '2' },
              gridRow: { md: '1' },
              '& svg': { transform: { md: 'rotate(90deg)' } },
            }}
          >
            <Icon path={mdiSwapVertical} />
          </IconButton>
        </Box>
        <WhenFields />
        <ViaChoice />
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row-reverse' },
            alignItems: { xs: 'stretch', md: 'start' },
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <Button
            type="submit"
            variant="contained"
            size="large"
            startIcon={<Icon path={mdiMagnify} />}
            sx={{ flexShrink: 0 }}
          >
            {t('search.submit')}
          </Button>
          <QuickChoices
            favorites={favorites}
            searches={searches}
            onStop={chooseStop}
            onSearch={({ from: start, to: end, via }) =>
              search({ start, end, via, timing: 'Departure', dateTime: null })
            }
          />
        </Box>
      </Stack>
    </Panel>
  )
}

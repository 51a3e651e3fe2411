import { mdiSwapVertical } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Ref } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { selectEnd, selectStart, swapEnds } from '../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StopField } from './StopField.tsx'

interface Props {
  startError: string | undefined
  endError: string | undefined
  from: Ref<HTMLInputElement>
  to: Ref<HTMLInputElement>
  isFavorite: (reference: string | undefined) => boolean
  onFavorite: (stop: Choice) => void
}

/** px; of a label above its input. */
const LABEL = 27

/** From and to, and the button that swaps them: between the fields on a desktop, beside the second label on a phone. */
export function EndFields({ startError, endError, from, to, isFavorite, onFavorite }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { selectedStart, selectedEnd } = useAppSelector(selectTariff)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <StopField
        ref={from}
        end="start"
        chosen={selectedStart}
        error={startError}
        favorite={isFavorite(selectedStart?.reference)}
        onChoose={choice => dispatch(selectStart(choice))}
        onFavorite={onFavorite}
      />
      <Box sx={{ gridColumn: { xs: '1', md: '3' }, gridRow: { xs: '2', md: '1' }, minWidth: 0 }}>
        <StopField
          ref={to}
          end="end"
          chosen={selectedEnd}
          error={endError}
          favorite={isFavorite(selectedEnd?.reference)}
          onChoose={choice => dispatch(selectEnd(choice))}
          onFavorite={onFavorite}
        />
      </Box>
      <IconButton
        aria-label={t('search.swap')}
        onClick={() => dispatch(swapEnds())}
        sx={{
          gridColumn: { xs: '1', md: '2' },
          gridRow: { xs: '2', md: '1' },
          justifySelf: 'end',
          mt: { xs: '-16px', md: `${LABEL + 3}px` },
          color: 'primary.main',
          '& svg': { transform: { md: 'rotate(90deg)' } },
        }}
      >
        <Icon path={mdiSwapVertical} />
      </IconButton>
    </Box>
  )
}

import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { FilterFields } from './FilterFields.tsx'
import { StopoverChoice } from './StopoverChoice.tsx'
import type { Stopover } from './use-stopover.ts'

interface Props extends ComponentProps<typeof FilterFields> {
  stopover: Stopover
  onClose: () => void
}

/** All that narrows the search, over the trips and not between them: what is chosen counts at once. */
export function FilterSheet({ stopover, onClose, ...fields }: Props) {
  const { t } = useTexts()
  return (
    <DialogShell
      open
      title={t('trips.filter.open')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('tripFilters.show')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <FilterFields {...fields} />
        <StopoverChoice stopover={stopover} />
      </Stack>
    </DialogShell>
  )
}

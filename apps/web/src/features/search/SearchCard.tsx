import { mdiMapMarker, mdiRadioboxMarked, mdiSwapVertical } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectInput } from '../../ui/SelectInput.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

/** From, to, when: a form that the keyboard alone can fill. */
export function SearchCard() {
  const { t } = useTranslation()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  return (
    <Panel aria-label={t('search.card')}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr auto 1fr' }, alignItems: 'end' }}
      >
        <TextInput
          label={t('search.from')}
          placeholder={t('search.fromHint')}
          name="from"
          autoComplete="off"
          value={from}
          onChange={event => setFrom(event.target.value)}
          startAdornment={
            <Box sx={{ mr: 1, lineHeight: 0, color: 'primary.main' }}>
              <Icon path={mdiRadioboxMarked} size={20} />
            </Box>
          }
        />
        <IconButton
          aria-label={t('search.swap')}
          onClick={() => {
            setFrom(to)
            setTo(from)
          }}
          sx={{ justifySelf: 'end', my: { xs: -1, md: 0.25 }, '& svg': { transform: { md: 'rotate(90deg)' } } }}
        >
          <Icon path={mdiSwapVertical} />
        </IconButton>
        <TextInput
          label={t('search.to')}
          placeholder={t('search.toHint')}
          name="to"
          autoComplete="off"
          value={to}
          onChange={event => setTo(event.target.value)}
          startAdornment={
            <Box sx={{ mr: 1, lineHeight: 0, color: 'primary.main' }}>
              <Icon path={mdiMapMarker} size={20} />
            </Box>
          }
        />
        <Box
          sx={{
            gridColumn: '1 / -1',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr auto' },
            alignItems: 'end',
          }}
        >
          <TextInput label={t('search.date')} name="date" type="date" />
          <TextInput label={t('search.time')} name="time" type="time" />
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <SelectInput
              label={t('search.timing')}
              name="timing"
              options={[
                { value: 'Departure', text: t('search.departure') },
                { value: 'Arrival', text: t('search.arrival') },
              ]}
            />
          </Box>
          <Button type="submit" variant="contained" size="large" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            {t('search.submit')}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}

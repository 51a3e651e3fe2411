import type { Location } from '@billett/contract'
import { Combobox } from '@billett/web-kit/kit/controls/Combobox.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { mdiClose, mdiMagnify } from '@mdi/js'
import { type Ref, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { FieldButton } from './FieldButton.tsx'
import styles from './PlaceField.module.css'
import { useLocationSearch } from './use-location-search.ts'

/** A town or a stop around which to look. */
export function PlaceField({ ref, onChoose }: { ref?: Ref<HTMLInputElement>; onChoose: (place: Location) => void }) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const { found, waiting, typed, failed, search } = useLocationSearch()
  const label = t('search.place')
  const status = () => {
    if (typed === '') return t('search.placeEmpty')
    if (waiting) return t('search.searching')
    if (failed) return t('search.searchFailed')
    return found.length > 0 ? t('search.placesFound', { count: found.length }) : t('search.placeNotFound')
  }
  const type = (input: string) => {
    setText(input)
    search(input)
  }
  return (
    <Combobox
      ref={ref}
      name="place"
      label={label}
      placeholder={t('search.placeHint')}
      text={text}
      options={found.map(({ reference, name }) => ({ value: reference, text: name }))}
      status={status()}
      onType={type}
      onChoose={({ value, text: name }) => {
        setText(name)
        const place = found.find(({ reference }) => reference === value)
        if (place) onChoose(place)
      }}
      onLeave={() => undefined}
      startAdornment={
        <div className={styles.start}>
          <Icon path={mdiMagnify} size={20} />
        </div>
      }
      endAdornment={
        text !== '' && (
          <FieldButton icon={mdiClose} label={t('search.clear', { field: label })} onPress={() => type('')} />
        )
      }
    />
  )
}

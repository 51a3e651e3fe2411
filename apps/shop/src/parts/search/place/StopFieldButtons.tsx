import { mdiClose, mdiInformationOutline, mdiStar, mdiStarOutline } from '@mdi/js'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { showStop } from '../../../state/tariff/tariff.slice.ts'
import type { Choice } from '../../../state/tariff/tariff-state.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FieldButton } from './FieldButton.tsx'
import styles from './StopField.module.css'

interface Props {
  /** Of the field. */
  label: string
  /** The stop that stands in it, once it is chosen. */
  settled: Choice | null
  favorite: boolean
  isEmpty: boolean
  onFavorite: (choice: Choice) => void
  onEmpty: () => void
}

/** What can be done with the stop in a field: keep it, read of it, take it out again. */
export function StopFieldButtons({ label, settled, favorite, isEmpty, onFavorite, onEmpty }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  return (
    <div className={styles.end}>
      {settled && (
        <>
          <FieldButton
            icon={favorite ? mdiStar : mdiStarOutline}
            label={t(favorite ? 'search.forgetFavorite' : 'search.keepFavorite', { stop: settled.text })}
            pressed={favorite}
            roomy
            onPress={() => onFavorite(settled)}
          />
          <FieldButton
            icon={mdiInformationOutline}
            label={t('stops.infoNamed', { stop: settled.text })}
            roomy
            onPress={() => dispatch(showStop(settled.reference))}
          />
        </>
      )}
      {!isEmpty && <FieldButton icon={mdiClose} label={t('search.clear', { field: label })} onPress={onEmpty} />}
    </div>
  )
}

import type { StaffGroupBoard } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Head = Pick<StaffGroupBoard, 'version' | 'state' | 'shownVersion' | 'storedOn' | 'tariffVersion' | 'asOf'>

/** Which tariff is arranged, as of when, and which version of the arrangement the shop shows (Spec 3 §2.4). */
export function ArrangedHead({ version, state, shownVersion, storedOn, tariffVersion, asOf }: Head) {
  const { t } = useTexts()
  const format = useFormat()
  return (
    <DescriptionList
      facts={[
        { term: t('tariff.tariffVersion'), detail: tariffVersion },
        { term: t('tariff.asOf'), detail: format.instantDateTime(asOf) },
        {
          term: t('tariff.version'),
          detail:
            version === 0 || storedOn === null
              ? t('tariff.imported')
              : t(`tariff.states.${state}`, { version, date: format.instantDateTime(storedOn) }),
        },
        { term: t('tariff.shown'), detail: shownVersion === 0 ? t('tariff.imported') : String(shownVersion) },
      ]}
    />
  )
}

import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectRequestPreview } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What would become of a request: who decides on it, from when on it holds, what it costs. */
export function RequestEffect() {
  const { t } = useTexts()
  const format = useFormat()
  const preview = useAppSelector(selectRequestPreview)
  if (!preview) return null
  const { deciders, effectiveOn, priceInCent } = preview
  const who = deciders.map(one => t(`school.requests.deciders.${one}`)).join(', ')
  const facts = [
    { term: t('school.requests.decides'), detail: who || t('school.requests.decidesNobody') },
    { term: t('school.requests.effectiveOn'), detail: effectiveOn === null ? '' : format.date(effectiveOn) },
    { term: t('school.requests.price'), detail: priceInCent === null ? '' : format.money(priceInCent) },
  ]
  return <DescriptionList facts={facts.filter(({ detail }) => detail !== '')} />
}

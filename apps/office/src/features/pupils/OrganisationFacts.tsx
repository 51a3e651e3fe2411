import type { PayersDetail, SchoolDetail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ControlSwitch } from './ControlSwitch.tsx'
import styles from './OrganisationFigures.module.css'

/** What an organisation is: its number, address, who pays, and whether it confirms. */
export function OrganisationFacts({ organisation }: { organisation: PayersDetail | SchoolDetail }) {
  const { t, language } = useTexts()
  const { contracts, payers, street, houseNumber, postCode, town } = organisation
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const facts = [
    { term: t('school.organisations.number'), detail: organisation.number },
    {
      term: t('school.figures.address'),
      detail: [`${street} ${houseNumber}`.trim(), `${postCode} ${town}`.trim()].filter(Boolean).join(', '),
    },
    {
      term: t('school.figures.payers'),
      detail: payers.map(({ name }) => name).join(', ') || t('school.figures.noPayer'),
    },
    {
      term: t('school.figures.states'),
      detail:
        contracts.length === 0 ? (
          t('school.figures.noContracts')
        ) : (
          <span className={styles.states}>
            {contracts.map(({ state, count }) => (
              <Chip key={state} label={`${number(count)} × ${t(`contracts.states.${state}`)}`} />
            ))}
          </span>
        ),
    },
  ]
  return (
    <Details summary={t('school.figures.label')}>
      <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
      <ControlSwitch organisation={organisation} />
    </Details>
  )
}

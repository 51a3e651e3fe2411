import type { PayersDetail, SchoolDetail } from '@billett/contract'
import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { selectSeesNode } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ControlSwitch } from './ControlSwitch.tsx'
import styles from './OrganisationFigures.module.css'
import { Takers } from './Takers.tsx'
import { isOfPayer } from './use-organisation.ts'

/** How an organisation stands, each figure with a way to what is behind it; money for who pays alone. */
export function OrganisationFigures({ organisation }: { organisation: PayersDetail | SchoolDetail }) {
  const { t, language } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const decides = useAppSelector(selectSeesNode(['AcceptDecline']))
  const asks = useAppSelector(selectSeesNode(['ChangeRequest']))
  const { guid, students, waiting, openChangeRequests, missingProofs, nextDeadline, contracts, payers } = organisation
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const { street, houseNumber, postCode, town } = organisation
  const money = isOfPayer(organisation)
    ? [
        { name: 'month', value: format.money(organisation.monthInCent) },
        { name: 'year', value: format.money(organisation.yearInCent) },
      ]
    : []
  const figures: { name: string; label: string; value: string; to?: string | undefined; more?: string | undefined }[] =
    [
      { name: 'students', label: t('school.figures.students'), value: number(students) },
      {
        name: 'waiting',
        label: t('school.figures.waiting'),
        value: number(waiting),
        to: decides ? link('approveDecline', { id: guid }) : undefined,
      },
      {
        name: 'requests',
        label: t('school.figures.requests'),
        value: number(openChangeRequests),
        to: asks ? link('changeRequests', { id: guid }) : undefined,
      },
      {
        name: 'proofs',
        label: t('school.figures.proofs'),
        value: number(missingProofs),
        more: nextDeadline ? t('school.figures.nextDeadline', { day: format.date(nextDeadline) }) : undefined,
      },
      ...money.map(({ name, value }) => ({
        name,
        label: t(name === 'month' ? 'school.figures.month' : 'school.figures.year'),
        value,
      })),
    ]
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
    <>
      <CardGrid>
        {figures.map(({ name, label, value, to, more }) => (
          <Panel key={name} component="li">
            <Text variant="h2" component="p">
              {value}
            </Text>
            {to === undefined ? (
              <Text>{label}</Text>
            ) : (
              <TextLink component={Link} to={to}>
                {label}
              </TextLink>
            )}
            {more && <Text variant="body2">{more}</Text>}
          </Panel>
        ))}
      </CardGrid>
      {organisation.kind === 'company' && <Takers company={guid} />}
      <Details summary={t('school.figures.label')}>
        <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
        <ControlSwitch organisation={organisation} />
      </Details>
    </>
  )
}

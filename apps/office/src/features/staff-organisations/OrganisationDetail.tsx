import type { StaffOrganisationDetail } from '@billett/contract'
import { isPayingKind } from '@billett/domain'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { DetailPart } from '../../parts/DetailPart.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PeopleTable } from './PeopleTable.tsx'

interface Props {
  shown: StaffOrganisationDetail
  onOpen: (guid: string) => void
  onDone: (after: StaffOrganisationDetail, text: string) => void
}

/** What is known of an organisation, who pays for it and for whom it pays, and who looks after it. */
export function OrganisationDetail({ shown, onOpen, onDone }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const { address, parent, payers, paysFor, below } = shown
  const span = ({ from, until }: { from: string; until: string | null }) =>
    until === null
      ? t('organisations.since', { from: format.date(from) })
      : t('organisations.span', { from: format.date(from), until: format.date(until) })
  const facts = [
    { term: t('organisations.kind'), detail: t(`organisations.kinds.${shown.kind}`) },
    { term: t('organisations.number'), detail: shown.number },
    { term: t('organisations.schoolType'), detail: shown.schoolType },
    {
      term: t('organisations.address'),
      detail: `${address.street} ${address.houseNumber}, ${address.postCode} ${address.city}`,
    },
    { term: t('organisations.stop'), detail: shown.stopName || shown.stop },
    {
      term: t('organisations.parent'),
      detail: parent && (
        <TextLink component="button" type="button" onClick={() => onOpen(parent.guid)}>
          {parent.name}
        </TextLink>
      ),
    },
    {
      term: t('organisations.confirms'),
      detail: isPayingKind(shown.kind) ? '' : t(shown.isObligatedToControl ? 'common.yes' : 'common.no'),
    },
    { term: t('organisations.students'), detail: String(shown.students) },
    { term: t('organisations.contracts'), detail: String(shown.contracts) },
    { term: t('organisations.served'), detail: span({ from: shown.validFrom, until: shown.validUntil }) },
    { term: t('office.client'), detail: shown.client },
  ]
  return (
    <Stack spacing={3}>
      <DescriptionList facts={facts.filter(({ detail }) => detail)} />
      <DetailPart
        title={t('organisations.payers')}
        lines={payers.map(row => ({ id: `${row.payer.guid} ${row.from}`, what: row.payer.name, more: [span(row)] }))}
      />
      <DetailPart
        title={t('organisations.paysFor')}
        lines={paysFor.map(row => ({
          id: `${row.organisation.guid} ${row.from}`,
          what: row.organisation.name,
          more: [span(row)],
        }))}
      />
      <DetailPart
        title={t('organisations.below')}
        lines={below.map(({ guid, name }) => ({ id: guid, what: name, more: [] }))}
      />
      <PeopleTable organisation={shown} onDone={onDone} />
    </Stack>
  )
}

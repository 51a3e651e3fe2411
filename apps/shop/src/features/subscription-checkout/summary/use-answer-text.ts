import type { Mask } from '@billett/contract'
import { answersOf, countryChoices, type FieldValues } from '@billett/domain'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFileNames } from '../file-names.ts'

const GROUP = 4

/** An account number as people read it: in groups. */
const grouped = (iban: string): string =>
  (
    iban
      .replace(/\s/g, '')
      .toUpperCase()
      .match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
  ).join(' ')

/** What was said of a field as somebody reads it back; undefined where nothing was, or a box was ticked. */
export function useAnswerText(said: FieldValues): (field: Mask['fields'][number]) => string | undefined {
  const { t } = useTexts()
  const { format, language } = useShop()
  const { names } = useFileNames()
  const { stopNames } = useAppSelector(selectTariff)
  return field => {
    const answers = answersOf(said, field.id)
    const [answer] = answers
    if (answer === undefined) return field.kind === 'file' ? t('subscriptionCheckout.proofLater') : undefined
    if (field.priceInput === 'originReference' || field.priceInput === 'destinationReference')
      return stopNames[answer] ?? ''
    switch (field.kind) {
      case 'checkbox':
        return undefined
      case 'choice':
      case 'organisation': {
        const label = field.options.find(({ id }) => id === answer)?.label
        // Where no organisations are named, what was written is its name.
        return label ? (label[language] ?? label.de) : field.options.length === 0 ? answer : undefined
      }
      case 'country':
        return countryChoices(language, 'de').find(({ id }) => id === answer)?.name
      case 'birthDate':
      case 'date':
      case 'firstDay':
        return format.date(answer)
      case 'months':
        return answers.map(format.monthOfYear).join(', ')
      case 'file':
        return names[answer] ?? t('subscriptionCheckout.proofGiven')
      case 'iban':
        return grouped(answer)
      default:
        return answer
    }
  }
}

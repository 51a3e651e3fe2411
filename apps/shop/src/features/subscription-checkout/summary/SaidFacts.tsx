import type { Mask } from '@billett/contract'
import { evaluateMask, type PlainDate } from '@billett/domain'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { joinFacts } from './joined-facts.ts'
import styles from './SaidFacts.module.css'
import { useAnswerText } from './use-answer-text.ts'

interface Props {
  masks: readonly Mask[]
  said: Record<string, string | string[]>
  today: PlainDate
  toStep: (step: string) => string
}

/** What was said, page by page and in as few lines as it is checked in, each with the way back to change it. */
export function SaidFacts({ masks, said, today, toStep }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const answerText = useAnswerText(said)
  return (
    <Stack spacing={2.5}>
      {masks.map(({ id, title, fields }) => {
        const shown = new Set(evaluateMask(masks, id, said, today).fields.map(field => field.id))
        const name = title[language] ?? title.de
        const answered = fields.flatMap(field => {
          const detail = shown.has(field.id) ? answerText(field) : undefined
          return detail === undefined ? [] : [{ id: field.id, term: field.label[language] ?? field.label.de, detail }]
        })
        const facts = joinFacts(answered, joint => t(`subscriptionCheckout.joined.${joint}`))
        return (
          facts.length > 0 && (
            <section key={id} aria-labelledby={`said-${id}`}>
              <div className={styles.head}>
                <Text variant="h3" id={`said-${id}`}>
                  {name}
                </Text>
                <TextLink
                  component={Link}
                  to={toStep(id)}
                  aria-label={t('subscriptionCheckout.changeOf', { name })}
                  className={styles.change}
                >
                  {t('subscriptionCheckout.change')}
                </TextLink>
              </div>
              <DescriptionList facts={facts} />
            </section>
          )
        )
      })}
    </Stack>
  )
}

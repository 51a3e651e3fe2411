import type { LegalSection } from '@billett/clients'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import styles from './LegalSectionText.module.css'
import { Linked } from './Linked.tsx'
import { SectionAction } from './SectionAction.tsx'

export const LegalSectionText = ({ section }: { section: LegalSection }) => (
  <section className={styles.root}>
    {section.heading !== '' && (
      <Text variant="h2" gutterBottom>
        {section.heading}
      </Text>
    )}
    {section.paragraphs.map(paragraph => (
      <Text key={paragraph} className={styles.paragraph}>
        <Linked text={paragraph} />
      </Text>
    ))}
    {section.lines?.map(line => (
      <Text key={line}>
        <Linked text={line} />
      </Text>
    ))}
    {section.list && (
      <ul className={styles.list}>
        {section.list.map(item => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </ul>
    )}
    {section.action && <SectionAction action={section.action} />}
  </section>
)

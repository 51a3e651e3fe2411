import type { LegalSection } from '@billett/clients'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Linked } from './Linked.tsx'
import { SectionAction } from './SectionAction.tsx'

export const LegalSectionText = ({ section }: { section: LegalSection }) => (
  <Box component="section" sx={{ mb: 4, hyphens: 'auto' }}>
    <Typography variant="h2" gutterBottom>
      {section.heading}
    </Typography>
    {section.paragraphs.map(paragraph => (
      <Typography key={paragraph} sx={{ mb: 1.5 }}>
        <Linked text={paragraph} />
      </Typography>
    ))}
    {section.lines?.map(line => (
      <Typography key={line}>
        <Linked text={line} />
      </Typography>
    ))}
    {section.list && (
      <Box component="ul" sx={{ m: 0, pl: 3, lineHeight: 1.7, fontSize: '1.0714rem' }}>
        {section.list.map(item => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </Box>
    )}
    {section.action && <SectionAction action={section.action} />}
  </Box>
)

import type { reportBarrier as german } from '../../de/contact/report-barrier.ts'

export const reportBarrier: Record<keyof typeof german, string> = {
  'reportBarrier.headline': 'Report a barrier',
  'reportBarrier.lead': 'Are you stuck somewhere? Tell us about it. Name and e-mail address are optional.',
  'reportBarrier.description': 'What does not work?',
  'reportBarrier.descriptionHint': 'What did you want to do, and what happened instead?',
  'reportBarrier.page': 'On which page?',
  'reportBarrier.pageHint': 'Address or name of the page',
  'reportBarrier.technology': 'Which assistive technology do you use?',
  'reportBarrier.technologyHint': 'for example a screen reader, magnification, keyboard only',
  'reportBarrier.name': 'Name',
  'reportBarrier.email': 'E-mail address',
  'reportBarrier.emailHint': 'Only if you would like an answer. It comes within two weeks.',
  'reportBarrier.submit': 'Send report',
  'reportBarrier.doneHeadline': 'Your report has been received',
  'reportBarrier.doneText': 'Thank you. We will look into it and answer you at {{email}}.',
  'reportBarrier.doneTextNoMail': 'Thank you. We will look into it.',
  'reportBarrier.fileName': 'report.txt',
}

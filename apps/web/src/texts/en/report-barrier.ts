import type { Texts } from '../texts.ts'

export const reportBarrier: Texts['reportBarrier'] = {
  headline: 'Report a barrier',
  lead: 'Are you stuck somewhere? Tell us about it. Name and e-mail address are optional.',
  description: 'What does not work?',
  descriptionHint: 'What did you want to do, and what happened instead?',
  page: 'On which page?',
  pageHint: 'Address or name of the page',
  technology: 'Which assistive technology do you use?',
  technologyHint: 'for example a screen reader, magnification, keyboard only',
  name: 'Name',
  email: 'E-mail address',
  emailHint: 'Only if you would like an answer. It comes within two weeks.',
  submit: 'Send report',
  doneHeadline: 'Your report has been received',
  doneText: 'Thank you. We will look into it and answer you at {{email}}.',
  doneTextNoMail: 'Thank you. We will look into it.',
  fileName: 'report.txt',
}
